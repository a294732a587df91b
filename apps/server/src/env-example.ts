import { envSchema } from "#env";

const heading = `# Everything here is optional: without any of it the product runs on its embedded databases.
# Generated from apps/server/src/env.ts; a test compares the two.
`;

/** The text of .env.example: each variable with its sentence and its default, commented out. */
export function envExample(): string {
  const variables = Object.entries(envSchema.shape).map(([name, schema]) => {
    const given = schema.safeParse(undefined);
    return `# ${schema.description}\n# ${name}=${given.success ? shown(name, given.data) : ""}\n`;
  });
  return [heading, ...variables].join("\n");
}

function shown(name: string, value: unknown): string {
  if (value === undefined) return "";
  if (name === "ROLES") return "all";
  return Array.isArray(value) ? value.join(",") : String(value);
}
