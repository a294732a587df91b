import { type DocumentationSite, page } from "./documentation-site.ts";

/** A broker of event streams. */
export const tidepool: DocumentationSite = {
  host: "docs.tidepool.example",
  product: "Tidepool",
  skin: "sphinx",
  pages: [
    page(
      "/",
      "Tidepool documentation",
      `Tidepool is a broker for event streams. Producers append records to a stream, and any number of readers follow it at a speed of their own. Records stay where they are after they were read, so that a new service can begin at the start.
If you are new here, begin with [installing the broker](/install.html) and then write your first records. Operators find what they need under [keeping an eye on a cluster](/monitoring.html).
## What it is not
Tidepool is no task queue: it has no priorities, and a record is not removed when somebody has handled it. For work that one of many processes should take, see [sharing a stream among workers](/groups.html).
## Names used in this manual
A stream is divided into lanes. A record has a key, a payload and an offset. A group is a set of readers that divide the lanes among themselves.`,
      "Home",
    ),
    page(
      "/install.html",
      "Installing the broker",
      `The broker is a single binary without dependencies. It runs on Linux with a kernel of 5.10 or later, and on macOS for development alone.
## From a package
Packages for Debian and Fedora are signed with our key. They create a user named tidepool and a unit for systemd, which is not started until you have looked at the settings.
$ sudo apt install tidepool-broker
$ sudo systemctl enable --now tidepool-broker
## In a container
The image has no shell. Give it a volume under \`/var/lib/tidepool\`, or everything that was written is gone after the container ends.
$ docker run -p 7400:7400 -v pool:/var/lib/tidepool tidepool/broker:3
## Checking that it works
Write one record and read it back. If the second command hangs, the firewall probably drops port 7400.
$ tidepool append greetings "hello"
$ tidepool follow greetings --from start`,
      "Installation",
    ),
    page(
      "/producing.html",
      "Appending records",
      `A producer sends records in batches. A batch is written as a whole or not at all, and the broker answers with the offset of its first record.
## Which lane a record goes to
Records with equal keys always land in the same lane, and within a lane the sequence is kept. Records without a key are spread evenly, so nothing is promised about their sequence.
> If everything about a customer has to be handled in the right order, use the number of the customer as key.
## Acknowledgements
With \`acks=one\` the leader alone has to have written a batch before it answers. With \`acks=quorum\` most replicas have it, and the loss of a machine loses nothing that was acknowledged.
## Sending twice
A producer that gets no answer sends its batch again. Give it a name with \`producer.id\`, and the broker discards what it has already stored. Without a name a timeout may leave two copies behind.
$ producer = pool.producer(id="checkout-1", acks="quorum")
$ producer.append("orders", key="c-181", value=payload)`,
      "Producers",
    ),
    page(
      "/groups.html",
      "Reader groups",
      `Readers that join under one group name divide the lanes of a stream. Each lane belongs to one member at any time, so a stream with eight lanes keeps at most eight members busy; a ninth waits.
## Membership
A member that sends no heartbeat for \`session.timeout\` (ten seconds) is removed, and its lanes go to the others. While lanes are being reassigned nobody reads from them.
## Committing progress
A group stores the offset up to which it has come. After a crash a member resumes from the stored offset, which means that records handled since then are delivered once more. Make your handlers safe for that, or store offsets together with your results.
## Starting over
Move the group back with the command below while no member is connected. It does not touch the records themselves.
$ tidepool group rewind billing --stream orders --to 2026-03-01T00:00`,
      "Consumer groups",
    ),
    page(
      "/retention.html",
      "How long records are kept",
      `A stream forgets its oldest segments once they exceed a limit in age or in size. The default is seven days and no limit in size.
## By age
\`retain.age\` counts from the newest record in a segment. A segment is deleted as a whole, so single records may live a little longer than the setting says.
## By size
\`retain.bytes\` is per lane. When a disk is shared by many streams, set it for each of them: the broker refuses new batches when less than five per cent of a volume is left.
## Keeping only the latest value
A stream with \`compact=true\` keeps the newest record of each key and drops those that it replaces. A record with an empty payload is a tombstone; it erases the key a day later. This suits tables of current state, such as the address of each customer.
$ tidepool stream set orders retain.age=30d retain.bytes=200G`,
      "Retention and compaction",
    ),
    page(
      "/dead-letters.html",
      "Records that cannot be handled",
      `A record that makes its handler fail would otherwise hold up everything behind it in the lane. A group may therefore set records aside.
## Attempts
\`attempts.max\` says how often a record is handed out before it is set aside; between attempts the pause doubles, beginning with a second. The default is unlimited, that is, a poisoned record blocks its lane until somebody intervenes.
## The side stream
What is set aside is appended to a stream named after the group with the suffix \`.rejected\`. Its headers carry the original offset, the number of attempts and the last error text.
## Putting them back
Once the fault is mended, replay the side stream. Records get a new offset and therefore come after newer ones of the same key.
$ tidepool rejected replay billing --since 2h`,
      "Dead letters",
    ),
    page(
      "/security.html",
      "Access and encryption",
      `Out of the box the broker listens on loopback only and asks nobody who they are. Before you bind it to another address, switch on both parts of this chapter.
## Encrypting connections
Point \`tls.certificate\` and \`tls.key\` to files in PEM form. The files are looked at every minute, and a renewed certificate is taken over without a restart.
## Identities
Clients prove who they are with a certificate of their own or with a password by SCRAM. Passwords are set with the tool and are never stored in clear.
$ tidepool user add reporting --password-prompt
## Permissions
A permission names a user, an action (append, follow, administer) and a pattern of streams. Without one everything is refused. Rules that deny come before those that allow.
$ tidepool allow reporting follow "orders.*"`,
      "Security",
    ),
    page(
      "/replication.html",
      "Replicas and failover",
      `Every lane has a leader and followers on other machines. Writes go to the leader, followers copy them, and any of them can take over.
## Choosing a number
With three replicas you can lose one machine without interruption and two without losing data. Two replicas are no improvement over one as far as availability goes, since a majority is needed.
## When a leader is lost
The remaining members elect another one, usually within four seconds. Producers see \`NOT_LEADER\` meanwhile and retry by themselves. A replica that lags behind is never elected unless you allow it with \`unclean.election\`, which trades records for availability.
## Spreading over buildings
Label each broker with \`zone\`, and copies of a lane are placed in different zones as far as possible.
## Replacing a machine
Start the new broker with the identity of the old one. It fetches everything it lacks before it counts as a member.`,
      "Replication",
    ),
    page(
      "/monitoring.html",
      "Watching a cluster",
      `Each broker exposes figures in the Prometheus text format on port 7490. This chapter lists those that deserve an alarm.
## Lag
\`group_lag_records\` is how far a group is behind the end of a stream. A value that keeps growing means that readers are too slow; a jump after a deployment is harmless as long as it shrinks.
## Under-replicated lanes
\`lanes_under_replicated\` should be zero. If it stays above for minutes, a broker is down or its disk cannot keep up.
## Disk
\`volume_free_ratio\` below 0.15 deserves a look, since writes are refused at 0.05.
## Logs
The broker logs one line of JSON per event to standard output. Set \`log.level=debug\` for an hour at most; it writes a line for every batch.
| figure | alarm | meaning |
| group_lag_records | rising for 15 min | readers too slow |
| lanes_under_replicated | > 0 for 5 min | broker missing |
| volume_free_ratio | < 0.15 | disk filling |`,
      "Monitoring",
    ),
    page(
      "/settings.html",
      "Table of settings",
      `All settings of the broker, in alphabetical order. Those of a stream can be changed while it is in use, those of a broker need a restart.
| setting | default | of | description |
| acks | quorum | producer | Replicas that must have written a batch |
| attempts.max | unlimited | group | Deliveries before a record is set aside |
| compact | false | stream | Keep the newest record of each key |
| lanes | 4 | stream | Number of lanes; may be raised, never lowered |
| log.level | info | broker | debug, info, warn or error |
| retain.age | 7d | stream | Age after which segments are deleted |
| retain.bytes | none | stream | Size per lane after which segments are deleted |
| session.timeout | 10s | group | Silence after which a member is removed |
| tls.certificate | none | broker | Path of the certificate |
| unclean.election | false | broker | Elect replicas that lag behind |
## Precedence
A value given on the command line wins over one in the environment, and that wins over the file.`,
      "Reference: settings",
    ),
  ],
};
