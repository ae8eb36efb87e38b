import { withoutMarks } from "../../../html/marks.ts";
import type { Budget } from "../budget.ts";
import { EvaluationFault } from "../fault.ts";
import type { Interpreter } from "../interpreter.ts";
import { isRecord, NativeFunction, natives, record, textOf, WithText } from "../values.ts";

/** `new URL("/a", "https://example.com")` of the content: an address, and nothing that could be fetched. */
export class UrlValue extends WithText {
  readonly url: URL;

  constructor([address, base]: readonly unknown[]) {
    super();
    const url = URL.parse(textOf(address), base === undefined ? undefined : textOf(base));
    if (!url) throw new EvaluationFault("expression-error", "this is not an absolute address");
    this.url = url;
  }

  text(): string {
    return this.url.href;
  }
}

/** `new URLSearchParams(…)` of the content, or what stands behind the `?` of an address. */
export class ParamsValue extends WithText {
  readonly params: URLSearchParams;

  constructor(params: URLSearchParams) {
    super();
    this.params = params;
  }

  text(): string {
    return this.params.toString();
  }

  override json(): unknown {
    return record();
  }

  pairs(): [string, string][] {
    return [...this.params].map(([name, value]) => [withoutMarks(name), withoutMarks(value)]);
  }
}

/** Parameters from a text, a record, a list of pairs or others of their kind. */
export function makeParams(from: unknown, interpreter: Interpreter): ParamsValue {
  if (from === undefined || from === null) return new ParamsValue(new URLSearchParams());
  if (isRecord(from)) {
    const entries = Object.entries(from).map(([key, value]): [string, string] => [key, textOf(value)]);
    return new ParamsValue(new URLSearchParams(interpreter.budget.list(entries)));
  }
  if (typeof from === "string") return new ParamsValue(new URLSearchParams(from));
  const pairs = interpreter.items(from).filter((pair): pair is unknown[] => Array.isArray(pair));
  return new ParamsValue(
    new URLSearchParams(pairs.map(([key, value]): [string, string] => [textOf(key), textOf(value)])),
  );
}

/** `URL` itself. */
export function urlFunction(): NativeFunction {
  const canParse = (args: unknown[]) =>
    URL.canParse(textOf(args[0]), args[1] === undefined ? undefined : textOf(args[1]));
  const call = () => {
    throw new EvaluationFault("expression-error", "`URL` is made with `new`");
  };
  return new NativeFunction("URL", call, natives({ canParse }));
}

const readable = new Set(
  "href origin protocol username password host hostname port pathname search hash".split(" "),
) as ReadonlySet<string>;

/** A part of an address, or what can be done with it. */
export function urlMember({ url }: UrlValue, key: string): unknown {
  if (readable.has(key)) return url[key as "href"];
  if (key === "searchParams") return new ParamsValue(url.searchParams);
  return key === "toString" || key === "toJSON" ? new NativeFunction(key, () => url.href) : undefined;
}

/** Sets a part of an address; false for what is none. */
export function setUrlPart({ url }: UrlValue, key: string, value: unknown, budget: Budget): boolean {
  if (!readable.has(key) || key === "origin") return false;
  try {
    url[key as "href"] = budget.text(textOf(value));
  } catch {
    throw new EvaluationFault("expression-error", "this is not an absolute address");
  }
  return true;
}

type Method = (params: URLSearchParams, args: unknown[], interpreter: Interpreter, self: ParamsValue) => unknown;

const methods: Record<string, Method> = {
  get: (params, [name]) => {
    const value = params.get(textOf(name));
    return value && withoutMarks(value);
  },
  getAll: (params, [name], { budget }) => budget.list(params.getAll(textOf(name)).map(withoutMarks)),
  has: (params, [name]) => params.has(textOf(name)),
  set: (params, [name, value]) => params.set(textOf(name), textOf(value)),
  append: (params, [name, value]) => params.append(textOf(name), textOf(value)),
  delete: (params, [name]) => params.delete(textOf(name)),
  sort: (params) => params.sort(),
  toString: (params: URLSearchParams) => params.toString(),
  keys: (params, _args, { budget }) => budget.list([...params.keys()].map(withoutMarks)),
  values: (params, _args, { budget }) => budget.list([...params.values()].map(withoutMarks)),
  entries: (_params, _args, { budget }, self) => budget.list(self.pairs()),
  forEach: (_params, [f], interpreter, self) => {
    for (const [name, value] of self.pairs()) interpreter.call(f, [value, name, self]);
  },
};

/** What can be done with the parameters of an address. Each may write all of them anew, and is charged so. */
export function paramsMember(self: ParamsValue, key: string, interpreter: Interpreter): unknown {
  const { params } = self;
  if (key === "size") return params.size;
  const method = Object.hasOwn(methods, key) ? methods[key] : undefined;
  if (!method) return undefined;
  return new NativeFunction(key, (args) => {
    interpreter.budget.listOf(params.size + 1);
    interpreter.budget.scan(params.size);
    return method(params, args, interpreter, self);
  });
}
