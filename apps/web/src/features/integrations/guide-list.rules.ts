/** Where code of ours runs without a framework of its own, in the order in which people look for it. */
export const platforms = [
  { value: "wordpress", label: "WordPress" },
  { value: "next", label: "Next.js" },
  { value: "nuxt", label: "Nuxt" },
  { value: "express", label: "Express" },
  { value: "fastify", label: "Fastify" },
  { value: "cloudflare", label: "Cloudflare" },
  { value: "nginx", label: "nginx" },
  { value: "apache", label: "Apache" },
  { value: "caddy", label: "Caddy" },
  { value: "cloudfront", label: "CloudFront" },
  { value: "shopify", label: "Shopify" },
  { value: "webflow", label: "Webflow" },
] as const;
export type Platform = (typeof platforms)[number]["value"];

/** Backends with a file of `integrations/snippets`. */
export const backends = [
  { value: "django", label: "Django", file: "django.py" },
  { value: "flask", label: "Flask", file: "flask.py" },
  { value: "fastapi", label: "FastAPI", file: "fastapi.py" },
  { value: "rails", label: "Rails, Rack", file: "rails.rb" },
  { value: "laravel", label: "Laravel", file: "laravel.php" },
  { value: "go", label: "Go", file: "go.go" },
  { value: "aspnet", label: "ASP.NET", file: "aspnet.cs" },
] as const;
export type Backend = (typeof backends)[number]["value"];
