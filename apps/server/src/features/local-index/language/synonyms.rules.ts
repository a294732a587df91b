import { stems } from "@citelens/words";

/** Words of everyday English, a group a line; a site's own names are learnt from its titles and links. */
const english = `
delete remove erase drop discard purge clear clean
create make add new generate build
change modify edit update alter adjust customise replace
start begin launch run execute
stop end cancel abort terminate kill quit
install installation setup
configure configuration settings options preferences
show display print view list see
error failure fail fault exception problem crash
fix repair mend solve resolve rescue salvage
fast quick speed performance quicker faster
slow latency
password passphrase credentials secret
token key credentials secret
customer client buyer payer
limit maximum restrict quota
allow permit enable permission
forbid deny refuse prevent block disable reject
picture image photo photograph
website site web
folder directory path
backup copy snapshot
restore recover recovery undelete
undo revert rollback back
send deliver submit publish post
receive get fetch obtain download retrieve
price cost fee charge
invoice bill
buy purchase order
login authentication authenticate identity
computer machine device host server
automatic automatically schedule
nightly night daily
multiple several many
parallel concurrent simultaneous side
order sequence
split divide distribute spread share shard
join merge combine
duplicate twice double copy
previous earlier old former past
recent latest newest new
hide mask conceal invisible
find search look locate
log logging journal
test check verify validate try
language translation multilingual
safe secure security protect protection
warning alert alarm notify notification notice told
lost lose missing gone disappear vanish
corrupt damage broken
job step task
version release
redirect forward
wait pause delay timeout
large big huge
small little tiny
reduce shrink lower decrease less
grow increase raise expand
store keep save retain retention
reason why because
require need must
consumer reader subscriber
producer writer publisher
message record event
example sample
colour color
terminal console shell prompt
repeat retry rerun again
offline down unavailable
employee staff colleague
company firm organisation
hardware machine equipment
article post page
own self
upgrade update
export dump
import migrate bring
bandwidth connection line
unused idle
ignore skip exclude
reuse share
`;

export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

const none: Synonyms = new Map();
const known: ReadonlyMap<string, Synonyms> = new Map([["en", synonymsOf(english, "en")]]);

/** The stems that may stand for a stem, in a language; none where nothing is known of it. */
export function synonymsIn(language: string): Synonyms {
  return known.get(language.slice(0, 2).toLowerCase()) ?? none;
}

function synonymsOf(groups: string, language: string): Synonyms {
  const found = new Map<string, Set<string>>();
  for (const group of groups.trim().split("\n")) {
    const all = new Set(stems(group, language));
    for (const one of all) {
      const others = found.get(one) ?? new Set();
      for (const other of all) if (other !== one) others.add(other);
      found.set(one, others);
    }
  }
  return found;
}
