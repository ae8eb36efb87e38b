#!/usr/bin/env node
// Nothing newer than a template here: it must still parse on a Node.js that is too old, to say so.
var version = process.versions.node.split(".").map(Number);
if (version[0] < 22 || (version[0] === 22 && version[1] < 18)) {
  console.error(`Lectern needs Node.js 22.18 or newer; this is ${process.versions.node}.`);
  console.error(`Try: npx -y node@24 ${process.argv.slice(1).join(" ")}`);
  process.exit(2);
} else {
  import("@lectern/builder/code-cache").then(({ enableCodeCache }) => {
    enableCodeCache();
    return import("../main.ts");
  });
}
