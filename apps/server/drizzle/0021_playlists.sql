insert into playlist_items (template_id, position, media_id, seconds)
  select templates.id, 0, media.id, case when media.kind = 'mp4' then null else 10 end
  from templates join media on media.id = templates.contents_id;
--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_contents_id_media_id_fk";
--> statement-breakpoint
DROP INDEX "templates_contents";--> statement-breakpoint
ALTER TABLE "templates" DROP COLUMN "contents_id";
--> statement-breakpoint
create trigger playlist_items_tell_reception after insert or update or delete on playlist_items
  for each row execute function tell_button_change();
--> statement-breakpoint
drop trigger templates_tell_reception on templates;
--> statement-breakpoint
create or replace function tell_template_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'screen ' || coalesce(new.signage_id, old.signage_id));
  return null;
end
$$;
--> statement-breakpoint
create trigger templates_tell_reception after insert or update or delete on templates
  for each row execute function tell_template_change();
