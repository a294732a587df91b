import Fastify from "fastify";
import { expect, test } from "vitest";
import { serveDownloads } from "./downloads.ts";

test("the plugin for WordPress is a zip with its folder, for everybody", async () => {
  const app = Fastify();
  serveDownloads(app);

  const { statusCode, headers, rawPayload } = await app.inject({ url: "/downloads/citelens-visits.zip" });

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="citelens-visits.zip"',
  });
  const text = rawPayload.toString("latin1");
  for (const file of ["citelens-visits.php", "readme.txt", "uninstall.php"])
    expect(text).toContain(`citelens-visits/${file}`);
  expect(text).toContain("Plugin Name:       Citelens Visits");
});
