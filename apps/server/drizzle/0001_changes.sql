-- Nodes remember who a session belongs to. Whatever changes a session or a user, by whatever way, tells them to forget.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity', 'session ' || old.token_hash);
  return null;
end
$$;
--> statement-breakpoint
create trigger sessions_changed after update or delete on sessions
  for each row execute function tell_session_change();
--> statement-breakpoint
create function tell_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity', 'user ' || old.id);
  return null;
end
$$;
--> statement-breakpoint
create trigger users_changed after update or delete on users
  for each row execute function tell_user_change();
