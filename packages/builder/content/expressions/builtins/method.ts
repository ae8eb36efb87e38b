import type { Interpreter } from "../interpreter.ts";

/** A method that content may call: what it is called on, what it is called with, and what bounds it. */
export type Method<T> = (self: T, args: unknown[], interpreter: Interpreter) => unknown;
