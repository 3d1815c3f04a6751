/** What every page carries, as inert JSON, so that the client bundle can hydrate it when it is wanted. */
export type Handoff = {
	entry: string;
	/** Modules the bundle will need, to fetch side by side. */
	preload: string[];
	manifest: string;
	routes: { id: string; module: string }[];
	/** React Router's own context, without its data stream. */
	context: Record<string, unknown>;
	/** The loaders' data, as React Router encodes it; or where it is to be had. */
	data: { text: string } | { url: string };
};

export const handoffId = "handoff";
