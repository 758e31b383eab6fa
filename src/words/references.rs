//! What a sentence refers to: its arguments, and the functions that it calls with them. Read while the program is compiled,
//! and again for a translator's own sentences.

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};
use std::collections::BTreeSet;

/// Names of what a sentence refers to.
#[derive(Debug, Default)]
pub struct References {
    pub arguments: BTreeSet<String>,
    /// Each function with an argument that it is called with.
    pub calls: BTreeSet<(String, String)>,
    /// Other sentences and terms: there should be none, for each sentence is whole, so that a translator may turn it around.
    pub others: BTreeSet<String>,
}

impl References {
    pub fn of(message: &Message<&str>) -> Self {
        let mut found = Self::default();
        if let Some(value) = &message.value {
            found.pattern(value);
        }
        found
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                    if let InlineExpression::VariableReference { id: argument } = argument {
                        self.calls
                            .insert((id.name.to_owned(), argument.name.to_owned()));
                    }
                }
                if arguments.positional.is_empty() {
                    self.calls.insert((id.name.to_owned(), String::new()));
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.others.insert(id.name.to_owned());
            }
            _ => {}
        }
    }
}
