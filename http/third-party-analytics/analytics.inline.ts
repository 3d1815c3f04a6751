// Loads the configured third-party scripts and sends them the site's events of demos and the chat.
// Runs only after the visitor consented.
type SiteEvent = { name: string; data: Record<string, string | number> };

const dataLayer: unknown[] = [];
const { gtag: tag, hubspot, form } = document.currentScript?.dataset ?? {};

const loadTool = (src: string) => {
	const script = document.createElement("script");
	script.async = true;
	script.src = src;
	document.head.append(script);
};

// Follows Google's snippet, whose script reads the arguments objects.
const sendToGoogle = function (..._: unknown[]) {
	// biome-ignore lint/complexity/noArguments: Google's script ignores arrays.
	dataLayer.push(arguments);
};

const loadTools = () => {
	if (tag) {
		Object.assign(window, { dataLayer });
		sendToGoogle("js", new Date());
		sendToGoogle("config", tag);
		loadTool(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`);
	}
	if (hubspot) {
		Object.assign(window, { _hsq: [] });
		loadTool(`https://js.hs-scripts.com/${hubspot}.js`);
	}
};
// A page that is rendered ahead of its link's press is perhaps never seen.
if (Reflect.get(document, "prerendering")) document.addEventListener("prerenderingchange", loadTools);
else loadTools();

const submitToHubspot = ({ name, data }: SiteEvent) => {
	const values = Object.entries({ event: name, ...data });
	const hidden = document.createElement("form");
	hidden.hidden = true;
	hidden.id = "analytics-form";
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
};

document.addEventListener("site-event", (event) => {
	if (!(event instanceof CustomEvent)) return;
	const { name, data }: SiteEvent = event.detail;
	if (tag) sendToGoogle("event", name, data);
	// HubSpot replaces the array by its own object, so look it up each time.
	Reflect.get(window, "_hsq")?.push(["trackCustomBehavioralEvent", { name, properties: data }]);
	if (hubspot && form) submitToHubspot({ name, data });
});
