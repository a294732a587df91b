import { type Backend, backends, type Platform } from "../guide-list.rules.ts";
import { fillIn, type Setup } from "../setup.rules.ts";
import { guideFile } from "./guide-files.ts";
import { type GuidePart, readmeParts } from "./readme-parts.rules.ts";

/** The guide to a backend: its snippet, whose first lines say where it goes. */
export async function backendGuide(backend: Backend, setup: Setup): Promise<readonly GuidePart[]> {
  const { file, label } = backends.find(({ value }) => value === backend) ?? backends[0];
  return [
    text(`One file on ${label}’s standard means, without a dependency. Its first lines say where it goes.`),
    code(file, fillIn(await guideFile(file), setup)),
  ];
}

/** The guide to a platform. */
export async function platformGuide(platform: Platform, setup: Setup): Promise<readonly GuidePart[]> {
  switch (platform) {
    case "wordpress":
      return wordPress(setup);
    case "next":
      return packageGuide(setup, { heading: "Next.js", files: ["proxy.ts"] });
    case "nuxt":
      return packageGuide(setup, { heading: "Nuxt, Nitro", files: ["server/plugins/citelens.ts"] });
    case "express":
      return packageGuide(setup, { heading: "Express, Connect", files: ["server.js"] });
    case "fastify":
      return packageGuide(setup, { heading: "Fastify", files: ["server.js"] });
    case "cloudflare":
      return [text(inFront), ...(await worker(setup)), limit(cached)];
    case "nginx":
      return logs(setup, "--follow /var/log/nginx/access.log", [
        "Behind a proxy, let nginx find the visitor’s address (`real_ip`): without it no agent can be verified.",
      ]);
    case "apache":
      return logs(setup, "--follow /var/log/apache2/access.log", [
        "Behind a proxy, let Apache find the visitor’s address (`mod_remoteip`): without it no agent can be verified.",
        "The log has to be a `combined` one: in a `common` log there is no user agent.",
      ]);
    case "caddy":
      return logs(setup, "--follow /var/log/caddy/access.log", [
        "Caddy writes an access log where its site has a `log` directive; its JSON is read as it is.",
      ]);
    case "cloudfront":
      return logs(setup, "logs/*.gz", [
        "Copy CloudFront’s standard logs from S3 into `logs` first, as with `aws s3 sync`. What was sent is not sent again.",
        "Real-time logs come by Kinesis, without names, and are not read.",
      ]);
    case "shopify":
      return noHook("Shopify", setup);
    case "webflow":
      return noHook("Webflow", setup);
  }
}

const inFront =
  "A Worker in front of your website hands each request on as it is, and reports it after the answer. It serves any origin whose traffic passes through a zone of yours at Cloudflare. Put it on a route of that zone.";
const cached =
  "A Worker sees what Cloudflare’s cache answers too, since it runs before the cache. Requests that pass by Cloudflare are not seen.";

function wordPress({ origin, key }: Setup): readonly GuidePart[] {
  return [
    {
      kind: "download",
      label: "Download citelens-visits.zip",
      href: "/downloads/citelens-visits.zip",
    },
    text("In WordPress, upload the zip under Plugins, Add New, Upload Plugin, and activate it."),
    text("Under Settings, Citelens Visits, enter this address and this API key:"),
    code("Address of your Citelens", origin),
    code("API key", key),
    limit(
      "A page cache that answers before PHP hides the visits that it answers. Send the access log of the web server or of the CDN as well, or put the Worker for Cloudflare in front.",
    ),
  ];
}

interface PackageGuide {
  readonly heading: string;
  readonly files: readonly string[];
}

async function packageGuide(setup: Setup, { heading, files }: PackageGuide): Promise<readonly GuidePart[]> {
  const readme = await guideFile("README.md");
  return [
    code("Terminal", "npm install @citelens/visit"),
    text("The environment of your server; where it has no key, nothing is reported:"),
    code(".env", `CITELENS_ENDPOINT=${setup.origin}/api/v1/tracking/visit\nCITELENS_KEY=${setup.key}`),
    ...readmeParts(readme, heading, files),
  ];
}

async function worker(setup: Setup): Promise<readonly GuidePart[]> {
  return [code("cloudflare-worker.js", fillIn(await guideFile("cloudflare-worker.js"), setup))];
}

/** Ways for what writes access logs. */
function logs({ origin, key }: Setup, named: string, hints: readonly string[]): readonly GuidePart[] {
  const lines = [
    "npm install --global @citelens/log-shipper",
    `export CITELENS_ENDPOINT=${origin} CITELENS_KEY=${key}`,
    `citelens-ship-logs ${named}`,
  ];
  return [
    text(
      "Nothing is put into your website: a command reads the access log and sends the requests of agents, and of people whom an assistant sent. Requests of others do not leave the machine. It goes on where it stopped, through rotations.",
    ),
    code("Terminal", lines.join("\n")),
    ...hints.map(text),
    limit(
      "Access logs carry no signatures, so an agent that shows itself only by one (ChatGPT’s agent) is not told.",
    ),
  ];
}

async function noHook(host: string, setup: Setup): Promise<readonly GuidePart[]> {
  return [
    text(
      `${host} runs no code of yours on its servers, so nothing there can report the visits of AI agents. There are two ways around it.`,
    ),
    text(
      "The script tag below counts people, and those whom AI assistants sent. It sees no AI agent: agents run no JavaScript.",
    ),
    text(
      `If the traffic of your domain passes through a zone of yours at Cloudflare, this Worker in front of ${host} reports agents too:`,
    ),
    ...(await worker(setup)),
    limit(
      `Without a Worker in front, the visits of AI agents to ${host} cannot be seen by anybody but ${host}.`,
    ),
  ];
}

function text(words: string): GuidePart {
  return { kind: "text", text: words };
}

function code(label: string, content: string): GuidePart {
  return { kind: "code", label, code: content.trimEnd() };
}

function limit(words: string): GuidePart {
  return { kind: "limit", text: words };
}
