//! Parchís and Barsees: rules, opponents and table.
