-- Settles parts of one hold, all or none, in one round trip: whoever settles holds the organization's row, which a client
-- that asks and then writes would do for five. Each statement in here sees what was committed before the lock was given.
-- items: [{id, entry_id, key, credits, object}] in their order. A key that is settled already changes nothing.
-- is_there is false for an unknown organization. Where `wanted` exceeds what the hold has open, nothing is changed.
CREATE FUNCTION "settle_credits"("organization" uuid, "hold" text, "items" jsonb, "at" timestamptz,
  OUT "is_there" boolean, OUT "open" integer, OUT "wanted" integer, OUT "settled" integer) LANGUAGE plpgsql AS $$
DECLARE
  held credit_holds;
  known text[];
  fresh jsonb;
BEGIN
  PERFORM FROM organizations WHERE id = organization FOR NO KEY UPDATE;
  is_there := FOUND;
  settled := 0;

  SELECT * INTO held FROM credit_holds AS one WHERE one.organization_id = organization AND one.key = hold;
  -- By an array, so that it is found by the index whatever the planner knows of the table.
  known := ARRAY(
    SELECT used.key FROM credit_uses AS used
    WHERE used.organization_id = organization
      AND used.key = ANY(ARRAY(SELECT item ->> 'key' FROM jsonb_array_elements(items) AS item)));
  SELECT coalesce(jsonb_agg(item ORDER BY place), '[]'), count(*), coalesce(sum((item ->> 'credits')::int), 0)
  INTO fresh, settled, wanted
  FROM jsonb_array_elements(items) WITH ORDINALITY AS given(item, place)
  WHERE item ->> 'key' <> ALL(known);
  open := coalesce(held.open, 0);
  IF wanted > open THEN
    settled := 0;
  END IF;
  IF settled = 0 THEN
    RETURN;
  END IF;

  -- Items and parts each cover a stretch of what is used; where two overlap, the item takes from the part.
  WITH item AS (
    SELECT *, sum(credits) OVER (ORDER BY place) AS upto
    FROM ROWS FROM (jsonb_to_recordset(fresh) AS (id uuid, entry_id uuid, key text, credits int, object jsonb))
      WITH ORDINALITY AS given(id, entry_id, key, credits, object, place)
  ), part AS (
    SELECT one.position, one.lot_id, one.open, sum(one.open) OVER (ORDER BY one.position) AS upto
    FROM credit_hold_parts AS one
    WHERE one.organization_id = organization AND one.hold_key = hold AND one.open > 0
  ), taken AS (
    SELECT item.entry_id, item.key, part.position, part.lot_id,
      (least(item.upto, part.upto) - greatest(item.upto - item.credits, part.upto - part.open))::int AS amount,
      row_number() OVER (PARTITION BY item.key ORDER BY part.position) AS nth
    FROM item JOIN part ON part.upto > item.upto - item.credits AND part.upto - part.open < item.upto
  ), parts AS (
    UPDATE credit_hold_parts AS one SET open = one.open - used.amount
    FROM (SELECT position, sum(amount)::int AS amount FROM taken GROUP BY position) AS used
    WHERE one.organization_id = organization AND one.hold_key = hold AND one.position = used.position
  ), holds AS (
    UPDATE credit_holds AS one SET open = one.open - wanted
    WHERE one.organization_id = organization AND one.key = hold
  ), lots AS (
    UPDATE credit_lots AS lot SET available = lot.available - used.amount, held = lot.held - used.amount
    FROM (SELECT lot_id, sum(amount)::int AS amount FROM taken GROUP BY lot_id) AS used
    WHERE lot.id = used.lot_id
  ), entries AS (
    INSERT INTO credit_entries (id, organization_id, lot_id, key, kind, amount, reason, created)
    SELECT CASE WHEN nth = 1 THEN entry_id ELSE gen_random_uuid() END, organization, lot_id, key, 'SPEND', -amount, hold, at
    FROM taken
  )
  INSERT INTO credit_uses (id, organization_id, workspace_id, key, action, credits, object, created)
  SELECT id, organization, held.workspace_id, key, held.action, credits, coalesce(nullif(object, 'null'), held.object), at
  FROM item;
END
$$;
