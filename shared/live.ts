export type VisitorPageEvents = { alive: object; changed: object; typing: { name?: string } };

/** By the event's name. The id is a conversation's; without one, any may have changed. */
export type TeamPageEvents = {
	alive: object;
	changed: { id?: string; isMessage?: boolean };
	typing: { id: string; name: string | null };
};

export type PageEvent<Events> = {
	[Name in keyof Events]: { name: Name; data: Events[Name] };
}[keyof Events];

export type PageEventSource<Events> = Omit<EventSource, "addEventListener"> & {
	addEventListener(name: keyof Events | "open", listen: (event: MessageEvent<string>) => void): void;
};
