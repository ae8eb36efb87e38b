/** An API with everything that a form must be able to ask for; `server` is where it answers. */
export function playgroundSpecification(server: string): Record<string, unknown> {
  const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
  const fine = { 200: { description: "Fine", ...json({ type: "object" }) } };
  return {
    openapi: "3.1.0",
    info: { title: "Harbour", version: "1" },
    servers: [
      { url: server, description: "Production" },
      {
        url: `${server}/{version}`,
        variables: { version: { default: "v1", enum: ["v1", "v2"], description: "Version of the API" } },
      },
    ],
    security: [{ bearer: [] }, { login: [] }, { key: [], crumb: [] }, {}],
    paths: {
      "/ships/{id}": {
        get: {
          summary: "Get a ship",
          parameters: [
            {
              name: "id",
              in: "path",
              required: true,
              description: "Number of the ship",
              schema: { type: "integer" },
              example: 42,
            },
            {
              name: "include",
              in: "query",
              description: "What comes along",
              schema: { type: "array", items: { enum: ["crew", "cargo", "berth"] } },
            },
            {
              name: "filter",
              in: "query",
              style: "deepObject",
              schema: { type: "object", properties: { flag: { type: "string" }, min: { type: "integer" } } },
            },
            { name: "verbose", in: "query", schema: { type: "boolean", default: false } },
            { name: "X-Trace", in: "header", schema: { type: "string" } },
            { name: "lang", in: "cookie", schema: { type: "string" } },
          ],
          responses: fine,
        },
      },
      "/ships": {
        post: {
          summary: "Register a ship",
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: { $ref: "#/components/schemas/Ship" } },
              "application/x-www-form-urlencoded": { schema: { $ref: "#/components/schemas/Plain" } },
              "text/plain": { schema: { type: "string", example: "Nautilus" } },
            },
          },
          responses: fine,
        },
      },
      "/tows": {
        post: {
          summary: "Ask for a tow",
          security: [{ bearer: [] }, { visit: [] }],
          requestBody: {
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Plain" },
                examples: {
                  one: { summary: "A tug", value: { name: "Tug", tags: ["strong"] } },
                  two: { summary: "A ferry", value: { name: "Ferry" } },
                },
              },
            },
          },
          responses: fine,
        },
      },
      "/papers": {
        post: {
          summary: "Upload papers",
          requestBody: {
            content: {
              "multipart/form-data": {
                schema: {
                  type: "object",
                  required: ["file"],
                  properties: {
                    file: { type: "string", format: "binary", description: "The scan" },
                    pages: { type: "array", items: { type: "string", format: "binary" } },
                    title: { type: "string", example: "Bill of lading" },
                  },
                },
              },
            },
          },
          responses: fine,
        },
      },
      "/events": {
        get: {
          summary: "Follow events",
          responses: { 200: { description: "Events", content: { "text/event-stream": {} } } },
        },
      },
      "/picture": {
        get: { summary: "Get a picture", responses: { 200: { description: "PNG", content: { "image/png": {} } } } },
      },
      "/page": {
        get: { summary: "Get a page", responses: { 200: { description: "HTML", content: { "text/html": {} } } } },
      },
    },
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "Make one in your **settings**." },
        login: { type: "http", scheme: "basic" },
        key: { type: "apiKey", in: "header", name: "X-Key" },
        crumb: { type: "apiKey", in: "query", name: "crumb" },
        visit: { type: "apiKey", in: "cookie", name: "visit" },
      },
      schemas: {
        Plain: {
          type: "object",
          required: ["name"],
          properties: { name: { type: "string" }, tags: { type: "array", items: { type: "string" } } },
        },
        Ship: {
          type: "object",
          required: ["name", "cargo"],
          properties: {
            id: { type: "integer", readOnly: true },
            name: { type: "string", description: "What stands on her bow", example: "Nautilus" },
            length: { type: "number", minimum: 1, description: "In metres" },
            kind: { type: "string", enum: ["cargo", "ferry", "tug"], default: "cargo" },
            ports: { type: "array", items: { type: "string" }, description: "Ports of call, in order" },
            cargo: {
              description: "What she carries",
              oneOf: [{ $ref: "#/components/schemas/Bulk" }, { $ref: "#/components/schemas/Containers" }],
              discriminator: {
                propertyName: "type",
                mapping: { containers: "#/components/schemas/Containers" },
              },
            },
            escort: { $ref: "#/components/schemas/Ship" },
            labels: { type: "object", additionalProperties: { type: "string" } },
            secret: { type: "string", format: "password" },
          },
        },
        Bulk: {
          type: "object",
          title: "Bulk goods",
          required: ["type", "tonnes"],
          properties: { type: { const: "bulk" }, tonnes: { type: "number" }, goods: { type: "string" } },
        },
        Containers: {
          type: "object",
          title: "Containers",
          required: ["type", "boxes"],
          properties: {
            type: { type: "string" },
            boxes: {
              type: "array",
              items: {
                type: "object",
                required: ["number"],
                properties: { number: { type: "string" }, isCold: { type: "boolean" } },
              },
            },
          },
        },
      },
    },
  };
}
