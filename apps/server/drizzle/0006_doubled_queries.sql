-- Duplicating a campaign wrote the queries of the copy into its source, under ids of their own. A double is a query whose
-- text was asked already in its campaign when it was added, which nothing else can do. First, copies without queries get
-- theirs: from the doubles that were added at the moment of the copy, where that can only be one campaign's or the name
-- says whose it is. A copy that was launched meanwhile waits until somebody looks at it.
with doubled as (
  select later.* from "campaign_queries" as later
  where exists (select from "campaign_queries" as earlier
    where earlier.workspace_id = later.workspace_id and earlier.campaign_id = later.campaign_id
      and earlier.text = later.text and earlier.created < later.created
      and (earlier.retired_at is null or earlier.retired_at > later.created))
), batch as (
  select workspace_id, campaign_id, created from doubled group by workspace_id, campaign_id, created
), empty as (
  select workspace_id, id, name, created from "campaigns" as campaign
  where not exists (select from "campaign_queries" as query
    where query.workspace_id = campaign.workspace_id and query.campaign_id = campaign.id)
), candidate as (
  select empty.workspace_id, empty.id as copy_id, batch.campaign_id as source_id, batch.created as at,
    empty.name = left(source.name || ' (copy)', 120) as is_named,
    min(batch.campaign_id::text) over copies = max(batch.campaign_id::text) over copies as is_only
  from empty
  join batch on batch.workspace_id = empty.workspace_id
    and batch.created >= empty.created and batch.created < empty.created + interval '10 seconds'
  join "campaigns" as source on source.workspace_id = batch.workspace_id and source.id = batch.campaign_id
  window copies as (partition by empty.workspace_id, empty.id)
), pair as (
  select distinct on (workspace_id, copy_id) workspace_id, copy_id, source_id, at from candidate
  where is_named or is_only order by workspace_id, copy_id, is_named desc, at
), filled as (
  insert into "campaign_queries"
    (workspace_id, campaign_id, id, text, country, language, priority, branded, position, created)
  select distinct on (pair.workspace_id, pair.copy_id, doubled.text) pair.workspace_id, pair.copy_id,
    gen_random_uuid(), doubled.text, doubled.country, doubled.language, doubled.priority, doubled.branded,
    doubled.position, doubled.created
  from pair join doubled on doubled.workspace_id = pair.workspace_id and doubled.campaign_id = pair.source_id
    and doubled.created = pair.at
  order by pair.workspace_id, pair.copy_id, doubled.text, doubled.position
  returning workspace_id, campaign_id
)
update "campaigns" as copy
set status = 'PAUSED', next_run_at = null,
  stop_reason = 'This copy had no queries until now. Look at them, then activate it.'
from (select distinct workspace_id, campaign_id from filled) as one
where copy.workspace_id = one.workspace_id and copy.id = one.campaign_id and copy.status = 'ACTIVE';
--> statement-breakpoint
-- Whoever took a query out of a doubled campaign retired the later one alone.
update "campaign_queries" as earlier set retired_at = later.retired_at
from "campaign_queries" as later
where later.workspace_id = earlier.workspace_id and later.campaign_id = earlier.campaign_id
  and later.text = earlier.text and later.created > earlier.created and later.retired_at is not null
  and earlier.retired_at is null;
--> statement-breakpoint
delete from "campaign_queries" as later
using "campaign_queries" as earlier
where earlier.workspace_id = later.workspace_id and earlier.campaign_id = later.campaign_id
  and earlier.text = later.text and earlier.created < later.created
  and (earlier.retired_at is null or earlier.retired_at > later.created)
  and not exists (select from "answers" as answer
    where answer.workspace_id = later.workspace_id and answer.query_id = later.id);
--> statement-breakpoint
-- What has answers stays in the history of the campaign that paid for them.
update "campaign_queries" as later set retired_at = now()
from "campaign_queries" as earlier
where earlier.workspace_id = later.workspace_id and earlier.campaign_id = later.campaign_id
  and earlier.text = later.text and earlier.created < later.created
  and earlier.retired_at is null and later.retired_at is null;
--> statement-breakpoint
update "campaigns" as campaign set query_count = counted.asked
from (
  select campaign.workspace_id, campaign.id, count(query.id)::int as asked
  from "campaigns" as campaign left join "campaign_queries" as query
    on query.workspace_id = campaign.workspace_id and query.campaign_id = campaign.id and query.retired_at is null
  group by campaign.workspace_id, campaign.id
) as counted
where campaign.workspace_id = counted.workspace_id and campaign.id = counted.id
  and campaign.query_count <> counted.asked;
