import { type DocumentationSite, page } from "./documentation-site.ts";

/** An interface for invoices and payments. */
export const halyard: DocumentationSite = {
  host: "developers.halyard.example",
  product: "Halyard",
  skin: "reference",
  pages: [
    page(
      "/",
      "Halyard API",
      `With Halyard a program writes invoices, collects payments and keeps books. All calls go to \`https://api.halyard.example/v2\` and speak JSON.
## Start here
- [Get keys and make a call](/authentication)
- [Play without real money](/sandbox)
- [Hear about what happens](/webhooks)
## Conventions
Amounts are whole numbers in the smallest unit of a currency. Times are in UTC. Unknown fields in a request are an error, and new fields in an answer may appear at any time.`,
      "Overview",
    ),
    page(
      "/authentication",
      "Authentication",
      `Each request carries a key in the header \`Authorization\`. Keys are made in the dashboard under *Developers*.
$ curl https://api.halyard.example/v2/invoices -H "Authorization: Bearer hk_live_..."
## Kinds of keys
Secret keys may do everything and stay on your server. Public keys, which begin with \`hp_\`, can create payment pages only and may be part of an app.
## Restricting a key
Give a key the least it needs, such as reading invoices, and bind it to addresses from which it may be used.
## Rolling a key
Press *Roll*. The old key works for another 24 hours, so that servers can be changed without a break. If it has leaked, choose *Revoke now*.
## Acting for others
Platforms use OAuth: the merchant agrees once, and you receive a token for their account.`,
      "Keys and tokens",
    ),
    page(
      "/errors",
      "Errors",
      `A failed call has a status of 400 or more and a body with \`code\`, \`message\` and, where one field is to blame, \`field\`.
| status | code | what to do |
| 400 | invalid_request | Correct the call; sending it again does not help |
| 401 | bad_key | Check the key and its mode |
| 402 | card_declined | Ask the payer for another means |
| 404 | not_found | The object does not exist for this account |
| 409 | conflict | Somebody else changed it; fetch it and decide again |
| 429 | slow_down | Wait as Retry-After says |
| 500 | our_fault | Try again with the same idempotency key |
## Finding a call again
Every answer has \`Request-Id\`. Name it when you write to support; the dashboard shows requests of the last 30 days with their bodies.
## Declines
\`decline_reason\` is a hint of the bank, often no more than "do not honour". Never show it to a payer as it is.`,
    ),
    page(
      "/idempotency",
      "Repeating calls safely",
      `Networks fail after a request was carried out and before the answer arrived. Sending it again must not charge anyone twice.
## The header
Send \`Idempotency-Key\` with a random value of your own with each call that creates something. A second call with this value returns the stored answer of the first.
$ curl -X POST .../v2/payments -H "Idempotency-Key: 9f0c..."
## How long
Keys are kept for three days. After that the same value would create a new object.
## Different contents
The same key with another body is refused with 409, since one of both must be a mistake.
## While the first is under way
A second call that arrives meanwhile waits up to ten seconds and then gets \`in_progress\`.`,
      "Idempotency",
    ),
    page(
      "/paging",
      "Lists and paging",
      `Lists come in pages of 25 objects, or up to 200 with \`limit\`, the newest first.
## Going on
Take \`next\` from the answer and send it as \`after\`. It is an opaque mark; do not take it apart. When \`next\` is null you have everything.
$ GET /v2/invoices?limit=100&after=cur_8sd1
## While objects are added
Marks point to a place and not to a number, so nothing is skipped or shown twice when new objects come in.
## Filters
\`created[from]\`, \`status\` and \`customer\` narrow a list. Totals are not given, because counting would take longer than the page.
## Whole exports
For more than a hundred thousand objects use the [nightly files](/reports).`,
      "Pagination",
    ),
    page(
      "/limits",
      "How many calls you may make",
      `A live account may make 50 calls a second, a sandbox 10. Short bursts up to twice that pass.
## Too many
Beyond the limit the answer is 429 with \`Retry-After\` in seconds. Wait so long and add some chance, or all your processes return at the same moment.
## Seeing it come
The headers \`Limit-Remaining\` and \`Limit-Reset\` stand in every answer.
## Expensive calls
Reports and searches count tenfold.
## Asking for more
Write to us with a reason. Most accounts that hit the limit poll for changes and are better served by webhooks.`,
      "Rate limits",
    ),
    page(
      "/webhooks",
      "Webhooks",
      `Instead of asking again and again, let us call you. Register an address under *Developers* and choose the events.
## Answer quickly
Return any status from 200 to 299 within eight seconds and do the work afterwards. Everything else counts as failed.
## Deliveries that fail
We try again with growing pauses for three days. Then the event is marked as undelivered, and after a week of failures the address is switched off and you get a mail.
## Is it really from us
The header \`Halyard-Signature\` holds a time and an HMAC of the body with the secret of that address. Compare in constant time, and refuse what is older than five minutes.
## Twice and out of order
An event may arrive more than once or before an earlier one. Remember the \`id\` of those that you handled, and fetch the object rather than trusting the copy in the event.`,
    ),
    page(
      "/invoices",
      "Invoices",
      `An invoice is a draft until it is issued. Drafts can be changed and deleted, issued ones can only be cancelled by a credit note.
$ POST /v2/invoices {"customer": "cus_1", "lines": [{"text": "Hosting", "unit": 4900, "count": 1}]}
## Numbers
A number is given when the invoice is issued, without gaps in each series. Set the pattern once for each year.
## Reminders
With \`dunning: true\` the customer is reminded 3, 10 and 20 days after the due date. Each step can carry a fee where the law allows it.
## PDF
\`GET /v2/invoices/{id}/pdf\` renders it in the language of the customer with your logo. Electronic formats for authorities are made from the same data.
## Tax
Rates follow from the address and the VAT number of the customer, which is checked against the official register.`,
    ),
    page(
      "/refunds",
      "Refunds and disputes",
      `Money goes back the way it came: to the card or account from which it was paid.
## All or a part
Without \`amount\` everything that is left is returned. Several partial refunds may follow, up to the sum of the payment.
$ POST /v2/payments/pay_7/refunds {"amount": 1500}
## How long it takes
Cards show it after five to ten days, bank transfers the next working day. Our fee for the payment is not returned.
## Too late
After 180 days a refund is no longer possible; pay out by transfer instead.
## Disputes
A payer who complains at the bank causes a chargeback. You have nine days to hand in evidence: proof of delivery, messages, terms. The amount is withheld until it is decided.`,
      "Refunds",
    ),
    page(
      "/sandbox",
      "Sandbox",
      `Each account has a twin without money. Keys that begin with \`hk_test_\` work there, and nothing in it touches the live account.
## Cards for trying
| number | result |
| 4000 0000 0000 0101 | succeeds |
| 4000 0000 0000 0202 | is declined |
| 4000 0000 0000 0303 | asks the payer to confirm |
## Moving time
A test clock lets subscriptions run through a year in a minute. Attach customers to a clock and advance it.
## Starting afresh
*Clear data* deletes all objects of the sandbox. Keys and addresses for webhooks stay.
## Going live
Exchange the keys, register the live address for events, and make one real payment of a small amount.`,
      "Testing",
    ),
    page(
      "/currencies",
      "Currencies and amounts",
      `Every amount has a currency, and both are always sent together.
## Smallest units
Ten euros are \`1000\`, ten yen are \`10\`, ten dinars are \`10000\`. Never calculate with fractions.
## Charging in one and receiving in another
Payments are converted with the rate of the day plus one per cent, unless you have a balance in that currency. \`quote\` fixes a rate for an hour.
## Rounding
Tax is rounded for each line and the sum is not rounded again, so that it agrees with what is printed.
## Which ones
Thirty-four currencies can be charged; payouts are possible in eleven.`,
    ),
    page(
      "/reports",
      "Reports and exports",
      `Reports are made in the background. Ask for one, wait for the event \`report.ready\`, then download the file.
## Nightly files
Switch them on, and at three o'clock a compressed CSV of all objects that changed the day before is put into your bucket.
## Bookkeeping
The ledger export follows double entry and has an account for fees, one for taxes and one for money that is on its way. Accountants can be invited to the dashboard and see nothing else.
## Columns
Columns may be added at the end. Read them by name and not by position.
## Retention
Finished files are kept for 14 days; make the report again if you need it later.`,
      "Reports",
    ),
  ],
};
