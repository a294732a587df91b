import { getAudit } from "@citelens/contract/content/technical-audit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditHome, openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { openWorld, type World } from "#test/world.ts";

const pages = 130;
const linksEach = 5;

let world: World;
let site: TestSite;
beforeAll(async () => {
  site = await openSite();
  world = await openWorld({ outboundAllow: ["127.0.0.1"], billing: { mode: "off" } });
});
afterAll(async () => {
  await world.close();
  site.close();
});

/** The start page is number 0; number n links to 5 n + 1 and the four behind it, and half of them by a redirect to it. */
const pathOf = (number: number): string => (number === 0 ? "/" : `/desks/${number}`);
const linkTo = (number: number): string => (number % 2 === 0 ? `/moved/${number}` : pathOf(number));

function serveTree(): void {
  for (let number = 0; number < pages; number += 1) {
    const below = Array.from({ length: linksEach }, (_, nth) => number * linksEach + nth + 1);
    const links = below.filter((one) => one < pages).map((one) => `<a href="${linkTo(one)}">Desk ${one}</a>`);
    site.pages[pathOf(number)] = soundPage(site.origin, pathOf(number), { body: links.join("") });
    site.pages[`/moved/${number}`] = { status: 301, headers: { location: pathOf(number) } };
  }
}

test("no page is stored whose links are not, nor a redirect without the page behind it, so that whoever is killed loses none", async () => {
  serveTree();
  const { pool } = world.postgres;
  await pool.query(
    `create function knows(audit uuid, path text) returns boolean language sql as $$
      select exists (select from audit_urls where audit_id = audit and url = '${site.origin}' || path) $$`,
  );
  await pool.query(
    `create function check_links() returns trigger language plpgsql as $$
      declare path text := substring(new.url from length('${site.origin}') + 1);
      number int := case when path = '/' then 0 else substring(path from '[0-9]+$')::int end;
      begin
        if path like '/moved/%' then
          if not knows(new.audit_id, '/desks/' || number) then raise exception 'nobody knows what % leads to', path; end if;
          return null;
        end if;
        for below in number * ${linksEach} + 1 .. least(number * ${linksEach} + ${linksEach}, ${pages - 1}) loop
          if not knows(new.audit_id, case below % 2 when 0 then '/moved/' else '/desks/' end || below)
          then raise exception 'nobody knows what % links to', path; end if;
        end loop;
        return null;
      end $$`,
  );
  for (const event of ["insert", "update"])
    await pool.query(
      `create constraint trigger check_links_${event} after ${event} on audit_urls deferrable initially deferred
        for each row when (new.state = 'DONE') execute function check_links()`,
    );
  const home = await auditHome(world, site.origin);

  const auditId = await home.audit({ pages_max: 2 * pages });

  const { answer } = await home.ask(getAudit, { params: { auditId } });
  expect(answer.status).toBe("DONE");
  const { rows } = await pool.query("select count(*)::int as stored from audit_urls where state = 'DONE'");
  expect(rows).toEqual([{ stored: pages + (pages / 2 - 1) }]);
});
