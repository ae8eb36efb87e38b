import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeThemeStyles, renderPage as renderContent } from "../../content/index.ts";
import { siteUrl } from "../../html/marks.ts";
import { systemThemes } from "../../source/config/brand.ts";
import type { FixturePage } from "./fixture-site.ts";

const code = (language: string, title: string, text: string, flags = "") =>
  `<div class="code-block" data-component="code-block" data-language="${language}"${flags}>${title ? `<div class="lc-code-header"><span class="lc-code-title">${title}</span></div>` : ""}<pre tabindex="0"><code>${text}</code></pre></div>`;

const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text}<a class="lc-heading-anchor" href="#${id}" aria-label="Link to this section"></a></h${level}>`;

function page(href: string, title: string, trail: string[], more: Partial<FixturePage> = {}): FixturePage {
  const sections = [
    { id: "", heading: "", level: 1, text: `${title} in short.` },
    { id: "details", heading: "Details", level: 2, text: `All about ${title.toLowerCase()}.` },
    { id: "next-steps", heading: "Next steps", level: 2, text: "Where to sail from here." },
  ];
  const paragraph = `<p>${title} are explained here, with <a href="#details">details</a> below.</p>`;
  const body = `${paragraph}${heading(2, "details", "Details")}${paragraph.repeat(6)}${heading(2, "next-steps", "Next steps")}${paragraph.repeat(6)}`;
  return {
    href,
    title,
    description: `What there is to know about ${title.toLowerCase()}.`,
    trail,
    mode: "default",
    sections,
    body,
    ...more,
  };
}

const start = `<p>Harbour moves cargo between ports. One call books a berth, loads a container and tells you when the ship has left. This page takes you from an empty folder to a first shipment in <strong>about five minutes</strong>.</p>
${heading(2, "install", "Install the client")}
<p>The client runs on Node 22 and newer. It has no dependencies and adds <code>harbour</code> to your path; see <a href="#details">what it does</a> for the whole list of commands.</p>
${code("bash", "Terminal", "npm install harbour\nharbour login --region eu-west\n\n# books the first free berth\nharbour book --berth auto")}
<p>Then check that everything is in place:</p>
<ul><li>The version is <code>2.0</code> or newer.</li><li>You are signed in: <code>harbour whoami</code> prints your name.</li><li>A berth is free. When none is, the command waits<ul><li>for an hour by default,</li><li>or as long as <code>--patience</code> says.</li></ul></li></ul>
${heading(2, "ship", "Send a first shipment")}
<p>A shipment is a list of containers and a destination. Every call is safe to repeat: the same <em>idempotency key</em> never books twice.</p>
${code("ts", "ship.ts", 'import { Harbour } from "harbour";\n\nconst harbour = new Harbour({ region: "eu-west" });\n\n<span class="line lc-line-highlight">const shipment = await harbour.shipments.create({</span>\n  to: "Valparaíso",\n  containers: [{ weight: 12_400, goods: "tea" }],\n});\n\nconsole.log(shipment.id);')}
<p>The answer carries the id of the shipment and where it stands.</p>
<div class="lc-table"><table><thead><tr><th>Status</th><th>Meaning</th><th class="lc-align-right">Usual time</th></tr></thead><tbody><tr><td><code>booked</code></td><td>A berth is reserved and the crane knows about it.</td><td class="lc-align-right">2 s</td></tr><tr><td><code>loading</code></td><td>Containers are on their way to the ship.</td><td class="lc-align-right">14 min</td></tr><tr><td><code>sailing</code></td><td>The ship has left; nothing can be changed any more.</td><td class="lc-align-right">21 days</td></tr></tbody></table></div>
${heading(3, "watch", "Watch it sail")}
<p>Webhooks tell you when the status changes. Answer with <code>204</code> within ten seconds, or the event is sent again.</p>
<blockquote><p>A ship in harbour is safe, but that is not what ships are built for.</p></blockquote>
<ol><li>Add an address in the dashboard.</li><li>Keep the secret that is shown once.</li><li>Verify the signature of every event.</li></ol>
${heading(2, "details", "What the client does")}
<p>It keeps your session in the system's key ring, retries what failed with growing pauses, and prints what it does with <code>--verbose</code>.</p>
<p><img src="${siteUrl("/images/harbour.svg")}" alt="A ship in a harbour" loading="lazy" data-zoom></p>`;

const components = renderContent(
  {
    file: "components.mdx",
    source: readFileSync(join(import.meta.dirname, "components.mdx"), "utf8"),
    firstLine: 1,
    href: "/components",
  },
  {
    readSource: () => undefined,
    hasFile: (path) => path === "images/harbour.svg",
    variables: {},
    iconLibrary: "lucide",
    codeblocks: systemThemes,
    latex: null,
  },
);

/** Rules that the pages' content brings: what the builder collects from all pages. */
export const fixtureRules =
  codeThemeStyles(systemThemes) +
  Object.entries(components.styles)
    .map(([name, declarations]) => `.${name}{${declarations}}`)
    .join("");

export const fixturePages: FixturePage[] = [
  page("/", "Introduction", ["Get started"]),
  page("/start", "Quickstart", ["Get started"], {
    description: "Install the client, sign in and send a first shipment, all from one terminal.",
    body: start,
    sections: [
      { id: "", heading: "", level: 1, text: "Harbour moves cargo between ports. One call books a berth." },
      { id: "install", heading: "Install the client", level: 2, text: "The client runs on Node 22 and newer." },
      {
        id: "ship",
        heading: "Send a first shipment",
        level: 2,
        text: "A shipment is a list of containers and a destination. The idempotency key never books twice.",
      },
      { id: "watch", heading: "Watch it sail", level: 3, text: "Webhooks tell you when the status changes." },
      { id: "details", heading: "What the client does", level: 2, text: "It keeps your session in the key ring." },
    ],
  }),
  page("/components", "Components", ["Get started"], {
    description: "Everything that content may be made of.",
    body: components.html,
    sections: components.sections,
  }),
  page("/guides/containers", "Containers", ["Guides"]),
  page("/guides/customs/papers", "Papers", ["Guides", "Customs"]),
  page("/guides/customs/duties", "Duties", ["Guides", "Customs"]),
  page("/guides/cranes", "Cranes", ["Guides", "Cranes"]),
  page("/api/list-shipments", "List shipments", ["Endpoints"]),
  page("/api/create-shipment", "Create a shipment", ["Endpoints"], { mode: "wide" }),
  page("/changelog", "Changelog", ["News"], { mode: "center" }),
];
