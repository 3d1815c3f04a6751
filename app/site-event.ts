/** Counts an event of the page, also one that is sent while it closes. */
export function sendSiteEvent(event: { name: string; data: Readonly<Record<string, unknown>> }): void {
	const headers = { "content-type": "application/json" };
	const body = JSON.stringify(event);
	fetch("/api/events", { method: "POST", headers, body, keepalive: true }).catch(() => {});
	// Other tools receive it only with the visitor's consent (http/third-party-analytics).
	document.dispatchEvent(new CustomEvent("site-event", { detail: event }));
}
