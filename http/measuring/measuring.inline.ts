// Runs only after a visitor agreed, and only with what the settings name. It brings the other companies' scripts and
// tells them what the site counts of demos and the chat.
type SiteEvent = { name: string; data: Record<string, string | number> };

const layer: unknown[] = [];
const { gtag: tag, hubspot, form } = document.currentScript?.dataset ?? {};

function loadTool(src: string) {
	const script = document.createElement("script");
	script.async = true;
	script.src = src;
	document.head.append(script);
}

// Google's own snippet: its script reads the arguments objects themselves.
function tellGoogle(..._: unknown[]) {
	// biome-ignore lint/complexity/noArguments: an array would not be read.
	layer.push(arguments);
}

if (tag) {
	Object.assign(window, { dataLayer: layer });
	tellGoogle("js", new Date());
	tellGoogle("config", tag);
	loadTool(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`);
}

if (hubspot) {
	Object.assign(window, { _hsq: [] });
	loadTool(`https://js.hs-scripts.com/${hubspot}.js`);
}

/** The marketing CRM's hidden form, sent as its Forms API takes it. */
function fillIn({ name, data }: SiteEvent) {
	const values = Object.entries({ event: name, ...data });
	const hidden = document.createElement("form");
	hidden.hidden = true;
	hidden.id = "measuring-form";
	for (const [field, value] of values) {
		const input = document.createElement("input");
		Object.assign(input, { type: "hidden", name: field, value: String(value) });
		hidden.append(input);
	}
	document.getElementById(hidden.id)?.remove();
	document.body.append(hidden);
	const fields = [...new FormData(hidden)].map(([field, value]) => ({ name: field, value }));
	const context = { pageUri: location.origin + location.pathname, pageName: document.title };
	fetch(`https://api.hsforms.com/submissions/v3/integration/submit/${hubspot}/${form}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ fields, context }),
		keepalive: true,
	}).catch(() => {});
}

document.addEventListener("site-event", (event) => {
	if (!(event instanceof CustomEvent)) return;
	const { name, data }: SiteEvent = event.detail;
	if (tag) tellGoogle("event", name, data);
	// HubSpot puts an object of its own in the place of the list.
	Reflect.get(window, "_hsq")?.push(["trackCustomBehavioralEvent", { name, properties: data }]);
	if (hubspot && form) fillIn({ name, data });
});
