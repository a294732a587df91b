import { createServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { dayMs } from "@citelens/contract/base/days";
import * as contract from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { auditHome, soundPage } from "#test/audit-site.ts";
import { selfSigned, type TestCertificate } from "#test/certificate.ts";
import { listenOnLoopback } from "#test/loopback.ts";
import { openWorld, type World } from "#test/world.ts";

let world: World;
const known = getCACertificates("default");
beforeAll(async () => {
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  setDefaultCACertificates(known);
  await world.close();
});

const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);
const year = { address: "127.0.0.1", from: inDays(-30), until: inDays(335) };

/** A site of one page behind that certificate, which is one that everybody trusts unless told otherwise. */
async function secureSite({ key, cert }: TestCertificate, isTrusted: boolean): Promise<string> {
  const server = createServer({ key, cert }, (request, response) => {
    if (request.url !== "/") return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": "text/html" }).end(soundPage("https://127.0.0.1", "/"));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  setDefaultCACertificates(isTrusted ? [...known, cert] : known);
  return (await listenOnLoopback(server)).replace("http:", "https:");
}

async function auditOf(certificate: TestCertificate, isTrusted = true) {
  const home = await auditHome(world, await secureSite(certificate, isTrusted));
  const auditId = await home.audit();
  return (await home.ask(contract.getAudit, { params: { auditId } })).answer;
}

test("a site with a certificate that holds is read", async () => {
  expect(await auditOf(selfSigned(year))).toMatchObject({ status: "DONE", coverage: { read: 1 } });
});

test.each([
  ["has expired", selfSigned({ ...year, from: inDays(-400), until: inDays(-1) }), true],
  ["does not hold yet", selfSigned({ ...year, from: inDays(1) }), true],
  ["is another address's", selfSigned({ ...year, address: "127.0.0.2" }), true],
  ["nobody vouches for", selfSigned(year), false],
])("a site whose certificate %s fails by it, and says what to do", async (_, certificate, isTrusted) => {
  const audit = await auditOf(certificate, isTrusted);

  expect(audit).toMatchObject({ status: "FAILED", score: null, coverage: { read: 0 } });
  expect(audit.failure).toEqual({
    reason: "CERTIFICATE",
    seen: "The certificate of the server has expired or is not valid.",
    remedy: "Renew the certificate: agents refuse a website without a valid one, as browsers do.",
  });
});
