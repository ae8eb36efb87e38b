import { capital, type Words } from "./words.ts";

/** One code block of about 600 characters in each language of a documentation's daily use. */
export const codeSamples: Record<string, (words: Words) => string> = {
  ts: (w) => {
    const [type, call, list] = [w.type(), w.camel(), w.name()];
    return `import { ${type}Client, type ${type} } from "@example/${w.noun()}";

const client = new ${type}Client({ ${w.noun()}: process.env.${w.snake().toUpperCase()}, retries: ${w.random.between(1, 9)} });

/** ${capital(w.verb())}s every ${w.thing()} of a ${w.noun()}. */
export async function ${call}(id: string, limit = ${w.random.between(10, 500)}): Promise<${type}[]> {
  const ${list}: ${type}[] = [];
  for await (const item of client.${w.noun()}s.list({ id, limit, order: "${w.quality()}" })) {
    if (item.${w.noun()} === null || item.score < ${w.random.next().toFixed(3)}) continue;
    ${list}.push({ ...item, label: \`\${item.id}-\${limit}\` });
  }
  return ${list}.filter(({ ${w.noun()} }) => ${w.random.next() < 0.5 ? "true" : `/^${w.noun()}-\\d+$/.test(id)`});
}`;
  },
  bash: (w) => `# ${capital(w.verb())} the ${w.thing()}
export ${w.snake().toUpperCase()}="${w.quality()}-${w.random.between(1, 999)}"
example ${w.noun()} ${w.verb()} --${w.noun()} "$${w.snake().toUpperCase()}" --limit ${w.random.between(1, 500)} | jq '.${w.noun()}[]'
for id in $(example ${w.noun()} list --quiet); do
  example ${w.noun()} ${w.verb()} "$id" --${w.quality()} || exit 1
done
curl -sS -X POST "https://api.example.com/v1/${w.noun()}s/${w.name()}" \\
  -H "Authorization: Bearer $TOKEN" -d '{"${w.snake()}": ${w.random.between(1, 99)}}'`,
  json: (w) =>
    JSON.stringify(
      {
        id: `${w.noun()}_${w.random.between(1e6, 9e6)}`,
        [w.snake()]: w.random.next() < 0.5,
        [w.noun()]: { [w.noun()]: w.quality(), limit: w.random.between(1, 500), ratio: w.random.next() },
        items: [w.name(), w.name(), { [w.snake()]: null, [w.quality()]: [w.random.between(1, 9), w.thing()] }],
        [`${w.verb()}edAt`]: "2025-03-01T10:20:30Z",
      },
      null,
      2,
    ),
  python: (w) => {
    const [type, call] = [w.type(), `${w.verb()}_${w.snake()}`];
    return `from example.${w.noun()} import ${type}, ${type}Error

DEFAULT_LIMIT = ${w.random.between(10, 500)}

async def ${call}(client, *, ${w.noun()}: str, limit: int = DEFAULT_LIMIT) -> list[${type}]:
    """${capital(w.verb())} each ${w.thing()} of the ${w.noun()}."""
    results: list[${type}] = []
    async for item in client.${w.noun()}s.list(limit=limit):
        if item.${w.noun()} is None or item.score < ${w.random.next().toFixed(3)}:
            continue
        results.append(${type}(**item.to_dict(), label=f"{item.id}:{limit!r}"))
    if not results:
        raise ${type}Error("no ${w.thing()} to ${w.verb()}")
    return results`;
  },
  yaml: (w) => `# Settings of the ${w.thing()}
version: ${w.random.between(1, 4)}
name: ${w.noun()}-${w.name()}
on:
  push:
    branches: [main, "release/*"]
env:
  ${w.snake().toUpperCase()}: "${w.random.between(1, 999)}"
  ${w.snake().toUpperCase()}: \${{ secrets.${w.snake().toUpperCase()} }}
jobs:
  ${w.verb()}:
    timeout-minutes: ${w.random.between(5, 60)}
    steps:
      - name: ${capital(w.verb())} ${w.thing()}
        uses: example/${w.noun()}@v${w.random.between(1, 9)}
        with: { ${w.noun()}: true, ${w.snake()}: ~ }
      - run: |
          example ${w.verb()} --all
          example ${w.verb()} ${w.noun()}`,
  go: (w) => {
    const type = w.type();
    return `package ${w.noun()}

import (
\t"context"
\t"fmt"
\t"time"
)

// ${type} holds the ${w.thing()} of a ${w.noun()}.
type ${type} struct {
\tID     string        \`json:"id"\`
\t${capital(w.noun())} time.Duration \`json:"${w.snake()},omitempty"\`
}

func (c *Client) ${capital(w.camel())}(ctx context.Context, id string) (*${type}, error) {
\tctx, cancel := context.WithTimeout(ctx, ${w.random.between(1, 90)}*time.Second)
\tdefer cancel()
\tres, err := c.do(ctx, "GET", fmt.Sprintf("/v1/${w.noun()}s/%s?limit=%d", id, ${w.random.between(1, 500)}))
\tif err != nil {
\t\treturn nil, fmt.Errorf("${w.verb()} ${w.noun()}: %w", err)
\t}
\treturn res, nil
}`;
  },
};
