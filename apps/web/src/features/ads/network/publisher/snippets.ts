/** Values in the snippets of a placement. */
export interface SnippetSetup {
  /** The placement's key. */
  readonly placement: string;
  /** The publisher's website, without a slash at its end. */
  readonly site: string;
  /** The address of this installation, without a slash at its end. */
  readonly endpoint: string;
}

export interface Snippet {
  readonly label: string;
  readonly code: string;
}

export const adPlatforms = [
  { value: "express", label: "Express" },
  { value: "fastify", label: "Fastify" },
  { value: "next", label: "Next.js" },
  { value: "nuxt", label: "Nuxt" },
  { value: "cloudflare", label: "Cloudflare" },
  { value: "wordpress", label: "WordPress" },
] as const;
export type AdPlatform = (typeof adPlatforms)[number]["value"];

/** The element that the passage takes the place of; without a passage it is removed. */
function placeholderOf({ placement }: Pick<SnippetSetup, "placement">): string {
  return `<div data-citelens-ad="${placement}"></div>`;
}

/** The code that puts a passage into pages: where the element stands, and what replaces it on the server. */
export function snippetsOf(platform: AdPlatform, setup: SnippetSetup): readonly Snippet[] {
  const place = { label: "In the page", code: placeholderOf(setup) };
  switch (platform) {
    case "express":
      return [place, { label: "server.js", code: express(setup) }];
    case "fastify":
      return [place, { label: "server.js", code: fastify(setup) }];
    case "next":
      return [{ label: "app/sponsored.tsx", code: next(setup) }];
    case "nuxt":
      return [place, { label: "server/plugins/citelens-ads.ts", code: nuxt(setup) }];
    case "cloudflare":
      return [place, { label: "worker.js", code: cloudflare(setup) }];
    case "wordpress":
      return [
        { label: "In a Custom HTML block", code: placeholderOf(setup) },
        { label: "functions.php", code: wordPress(setup) },
      ];
  }
}

function created(setup: SnippetSetup): string {
  return `const ads = ${createdAs(setup, "process.env.CITELENS_KEY")};`;
}

function createdAs({ endpoint }: SnippetSetup, key: string): string {
  return `createAds({ key: ${key}, endpoint: "${endpoint}/api/v1/ads/content/" })`;
}

const imported = `import { createAds } from "@citelens/visit/ads";`;

function express(setup: SnippetSetup): string {
  return `${imported}

${created(setup)}

app.get("/blog/:slug", async (request, response) => {
  const html = await renderPage(request);
  response.send(await ads.fill(html, { url: \`${setup.site}\${request.originalUrl}\` }));
});`;
}

function fastify(setup: SnippetSetup): string {
  return `${imported}

${created(setup)}

app.addHook("onSend", async (request, reply, payload) => {
  const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
  if (!isPage || typeof payload !== "string") return payload;
  return ads.fill(payload, { url: \`${setup.site}\${request.url}\` });
});`;
}

function next(setup: SnippetSetup): string {
  return `${imported}

${created(setup)}

// A server component: <Sponsored path="/blog/tea" />
export async function Sponsored({ path }: { path: string }) {
  const html = await ads.passage("${setup.placement}", { url: \`${setup.site}\${path}\` });
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}`;
}

function nuxt(setup: SnippetSetup): string {
  return `${imported}

${created(setup)}

export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook("render:response", async (response, { event }) => {
    if (typeof response.body !== "string") return;
    response.body = await ads.fill(response.body, { url: \`${setup.site}\${event.path}\` });
  });
});`;
}

function cloudflare(setup: SnippetSetup): string {
  return `${imported}

let ads;

export default {
  async fetch(request, env) {
    const response = await fetch(request);
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;

    // Once for the Worker, which keeps passages for their hour.
    ads ??= ${createdAs(setup, "env.CITELENS_KEY")};
    const page = await ads.fill(await response.text(), { url: request.url });
    return new Response(page, response);
  },
};`;
}

function wordPress(setup: SnippetSetup): string {
  return `// CITELENS_KEY is defined in wp-config.php.
add_filter('the_content', function ($content) {
    $place = '${placeholderOf(setup)}';
    if (strpos($content, $place) === false) return $content;

    $url = get_permalink();
    $name = 'citelens_ad_' . md5($url . '${setup.placement}');
    $html = get_transient($name);
    if ($html === false) {
        $answer = wp_remote_post('${setup.endpoint}/api/v1/ads/content/', [
            'timeout' => 1,
            'headers' => [
                'Authorization' => 'Api-Key ' . CITELENS_KEY,
                'Content-Type' => 'application/json',
            ],
            'body' => wp_json_encode(['page_url' => $url, 'placement' => '${setup.placement}']),
        ]);
        $found = wp_remote_retrieve_response_code($answer) === 200
            ? json_decode(wp_remote_retrieve_body($answer))
            : null;
        $html = $found ? $found->html : '';
        // Short, so that the switch that stops everything takes effect.
        set_transient($name, $html, 5);
    }
    return str_replace($place, $html, $content);
}, 20);`;
}
