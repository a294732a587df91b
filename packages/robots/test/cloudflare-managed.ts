/** File that Cloudflare puts before a site's own file, its explanations cut, as it was served in August 2026, and a file behind it. */
export const cloudflareManaged = `# (a)  If a Content-Signal = yes, you may collect content for the corresponding use.
# search:   building a search index and providing search results
# use:      how AI systems may consume the content (immediate, reference, or full).

# BEGIN Cloudflare Managed content

User-agent: *
Content-Signal: search=yes,ai-train=no,use=reference
Allow: /

User-agent: Amazonbot
Disallow: /

User-agent: Applebot-Extended
Disallow: /

User-agent: Bytespider
Disallow: /

User-agent: CCBot
Disallow: /

User-agent: ClaudeBot
Disallow: /

User-agent: CloudflareBrowserRenderingCrawler
Disallow: /

User-agent: Google-Extended
Disallow: /

User-agent: GPTBot
Disallow: /

User-agent: meta-externalagent
Disallow: /

# END Cloudflare Managed Content
User-agent: *
Disallow: /lp
Disallow: /feedback

Sitemap: https://acorn.example/sitemap.xml
`;
