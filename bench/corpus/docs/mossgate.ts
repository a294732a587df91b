import { type DocumentationSite, page } from "./documentation-site.ts";

/** A proxy in front of web applications. */
export const mossgate: DocumentationSite = {
  host: "mossgate.example",
  product: "Mossgate",
  skin: "vitepress",
  pages: [
    page(
      "/guide/",
      "Mossgate guide",
      `Mossgate stands between the internet and your applications. It ends encrypted connections, chooses an application by name and path, and passes requests on.
## Why another proxy
One file of settings, certificates without a second thought, and changes that never drop a connection.
## Quick start
Save this as \`moss.conf\` and start the program in the same folder.
$ site shop.example {
$   to 127.0.0.1:8080
$ }
Then read about [choosing by path](/guide/routing) and [getting certificates](/guide/certificates).`,
      "Getting started",
    ),
    page(
      "/guide/routing",
      "Routing",
      `A request is given to the first site whose name fits, and within it to the longest path that fits.
## Names
\`*.shop.example\` stands for one level. The site named \`default\` takes what nobody else wants; without it the answer is 421.
## Paths
$ site shop.example {
$   path /api/ to 127.0.0.1:9000
$   path / to 127.0.0.1:8080
$ }
## Rewriting
\`strip /api\` removes a prefix before the application sees it. \`rewrite ^/old/(.*) /new/$1\` changes it in place, invisible to the browser.
## Sending visitors elsewhere
\`redirect /sale https://sale.example 302\` answers with a new address. Use 301 only when you are sure, as browsers keep it.`,
    ),
    page(
      "/guide/certificates",
      "Certificates",
      `For every public name a certificate is obtained by ACME at the first start and renewed a month before it ends.
## What has to be true
The name points to this machine and port 80 or 443 is reachable. For wildcards, or machines without a public address, prove ownership by DNS: \`acme dns myprovider\`.
## Bringing your own
\`certificate /etc/ssl/shop.pem /etc/ssl/shop.key\`. The chain has to be in the first file, own certificate first.
## Limits of authorities
Too many attempts in a week lock you out. Try with \`acme staging\` until it works; browsers do not trust those certificates.
## Older clients
TLS 1.2 and 1.3 are spoken. \`tls min 1.3\` turns away older ones.`,
      "HTTPS",
    ),
    page(
      "/guide/balancing",
      "Several servers behind one name",
      `Name more than one target, and requests are divided among them.
$ to 10.0.0.5:80 10.0.0.6:80 10.0.0.7:80
## How one is chosen
\`balance turns\` goes round, \`balance idle\` prefers the one with the fewest open requests, \`balance hash ip\` sends the same visitor to the same target.
## Sticky sessions
\`stick cookie\` sets a cookie that remembers the target. Applications that keep sessions in memory need it; better to store them elsewhere.
## Weights
\`10.0.0.7:80*3\` gets three times as much.
## Taking one out
\`moss drain 10.0.0.6:80\` lets open requests finish and sends no new ones. Do this before you restart a server, and no visitor notices.`,
      "Load balancing",
    ),
    page(
      "/guide/health",
      "Noticing that a server is down",
      `Targets are watched in two ways, and either takes them out of rotation.
## Passively
Three failures to connect within ten seconds, and a target is left alone for half a minute.
## Actively
\`check /health every 5s\` asks by itself. Anything but 200 counts against the target; two good answers bring it back.
## When all are down
Visitors get 503 and the page that you name with \`error 503 /srv/sorry.html\`.
## Retrying
A request that could not be delivered is given to the next target if it is a GET, or if nothing of its body was sent. Others are never repeated, since they might be carried out twice.`,
      "Health checks",
    ),
    page(
      "/guide/caching",
      "Keeping answers",
      `Mossgate can keep answers of an application and give them to the next visitor.
$ cache 2G
## What is kept
Answers to GET with \`Cache-Control: public\` or \`max-age\`. Anything with a cookie being set, or to a request with \`Authorization\`, is passed through.
## Stale while asking
\`cache stale 10m\` gives the old answer at once and fetches the new one in the background. It also helps when the application is down.
## Emptying it
\`moss purge https://shop.example/products/*\` forgets matching answers immediately.
## Seeing what happens
The header \`Moss-Cache\` says hit, miss, stale or pass. If it is always pass, look for a cookie.`,
      "Response cache",
    ),
    page(
      "/guide/access",
      "Who may come in",
      `Rules are read from above, and the first that fits decides.
$ path /admin/ {
$   allow 192.0.2.0/24
$   deny all
$ }
## Passwords
\`password /etc/moss/users\` asks with the dialog of the browser. Make the file with \`moss hash\`. It is meant for staging sites and not for customers.
## Single sign-on
\`oidc https://login.example\` sends people to your identity provider and passes the user name on in \`X-User\`. The header is removed from what visitors send themselves.
## Too many requests
\`rate 20/s per ip burst 40\` answers 429 beyond that. Behind another proxy set \`trust\`, or all visitors look like one.`,
      "Access control",
    ),
    page(
      "/guide/headers",
      "Headers",
      `Applications behind a proxy see its address and not the visitor's. These headers tell them what they need.
## What is added
\`X-Forwarded-For\`, \`X-Forwarded-Proto\` and \`X-Forwarded-Host\`. They are replaced, not extended, unless the sender is listed under \`trust\`.
## Your own
\`header Strict-Transport-Security "max-age=31536000"\` sets one in every answer, \`header -Server\` takes one away.
## Requests from other origins
\`cors https://app.example\` answers preflight requests and adds what browsers ask for. Without it a script on another site gets an error in the console, although the application has answered.
## Size
All headers of a request may have 32 kilobytes together.`,
    ),
    page(
      "/guide/bodies",
      "Uploads, streams and WebSockets",
      `Requests are passed on while they are still coming in.
## Large uploads
Bodies above 10 megabytes are refused with 413. Raise it where it is needed: \`body max 2G\`.
## Slow answers
A target that sends nothing for 60 seconds is given up with 504. For reports that take longer use \`timeout answer 10m\`.
## WebSockets
They work without a setting. Idle connections are closed after an hour, so send a ping now and then.
## Server-sent events
Compression would hold them back and is therefore off for \`text/event-stream\`.
## Compression
Texts are packed with Brotli or gzip when the browser accepts it. Pictures are left as they are.`,
      "Uploads and streaming",
    ),
    page(
      "/guide/reload",
      "Changing settings without a break",
      `\`moss reload\` reads the file again. Connections that are open go on with the old settings until they end, new ones get the new ones.
## A mistake in the file
It is checked as a whole first. If anything is wrong, the line is printed and everything stays as it was.
$ moss check
## A new version of the program
\`moss upgrade\` hands the listening sockets to the new process. Should it not come up within ten seconds, the old one carries on.
## Many machines
Put the file into a repository and let each machine fetch it. \`moss reload --if-changed\` does nothing when there is nothing to do.`,
      "Reloading",
    ),
    page(
      "/guide/logs",
      "Logs",
      `One line for each request is written to standard output, as JSON or in the combined format.
$ log json /var/log/moss/access.log
## Rotation
A file is closed at 100 megabytes and packed; ten are kept. When another program moves files away, send \`SIGUSR1\` afterwards.
## Privacy
\`log mask ip\` drops the last part of addresses. Query strings can be left out with \`log -query\`, since they tend to hold tokens.
## Following a request
Each gets an id in \`X-Request-Id\`, which is passed on and written down, so that lines of the proxy and of the application can be matched.
## Only what went wrong
\`log if status >= 500\`.`,
      "Access logs",
    ),
  ],
};
