/** What a reader has entered for one endpoint. */
export interface RequestValues {
  server: ServerChoice;
  security: SecurityChoice;
  /** By `place name`, as in `query limit`; those that were left empty are missing. */
  parameters: Record<string, unknown>;
  body: BodyValue | null;
}

export interface ServerChoice {
  index: number;
  variables: Record<string, string>;
}

export interface SecurityChoice {
  /** Index of the chosen way to be let in. */
  alternative: number;
  /** By the scheme's key. */
  credentials: Record<string, Credential>;
}

export interface Credential {
  value?: string;
  /** Of basic authentication. */
  username?: string;
  password?: string;
}

export interface BodyValue {
  type: string;
  /** A value from the form, or the text of the editor, or a file. */
  content: { kind: "value"; value: unknown } | { kind: "text"; text: string } | { kind: "file"; file: File | null };
}
