-- Deleting a pending supplier deletes the notifications about it, whose link would lead nowhere.
GRANT DELETE ON "Notification" TO homologa_app;
