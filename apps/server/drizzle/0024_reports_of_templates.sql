-- What screens have reported before does not name the templates it is about; every screen reports again within a minute.
DELETE FROM "screen_reports";
