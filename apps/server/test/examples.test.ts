import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exampleWith, programs, startProgram } from "./servers/programs.ts";

const hosts = ["api-1", "api-2", "ingest-1", "ingest-2"].map(
  (name) => [`${name}.internal:3000`, "127.0.0.1:3000"] as const,
);

test.skipIf(!programs.nginx)("the example for nginx is one that it takes (needs nginx)", async () => {
  const dir = await mkdtemp(join(tmpdir(), "citelens-nginx-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const path = join(dir, "nginx.conf");
  await writeFile(path, await exampleWith("nginx.conf", [...hosts, ["/run/nginx.pid", join(dir, "pid")]]));

  const check = startProgram(programs.nginx ?? "", ["-t", "-c", path]);
  const code = await check.ended;

  expect(check.printed()).toContain("test is successful");
  expect(code).toBe(0);
});
