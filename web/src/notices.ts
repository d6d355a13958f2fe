// Telling somebody who is not looking: a notice of the browser while a page is open, Web Push when none is.
import { answer, api } from "./api";
import { settings } from "./settings.svelte";
import type { TableListed } from "./types";
import { words } from "./words.svelte";

/** It is my turn at a table: say so, if nobody looks at this page. */
export function announce(table: string, tables: readonly TableListed[]): void {
  const listed = tables.find((one) => one.id === table);
  if (!listed || !settings.hasNotices || !document.hidden || Notification.permission !== "granted") return;
  const text = words("notice-turn-text", { game: words(`title-${listed.game}`) });
  const notice = new Notification(words("notice-turn"), { body: text, tag: table, icon: "/icon-192.png" });
  notice.onclick = () => {
    window.focus();
    location.assign(`/table/${table}`);
  };
}

export async function allow(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Lets the server reach this browser when no page is open. */
export async function subscribe(): Promise<boolean> {
  if (!canPush() || !(await allow())) return false;
  const { key } = await answer(api.GET("/api/push-key"));
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys) return false;
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  await answer(api.PUT("/api/me/push", { body }));
  return true;
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await answer(api.DELETE("/api/me/push", { params: { query: { endpoint: made.endpoint } } }));
  await made.unsubscribe();
}
