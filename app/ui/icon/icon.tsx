export const iconDrawings = {
	chevron: "m4 8 8 8 8-8",
	menu: "M3 7h18M3 12h18M3 17h18",
	close: "m5 5 14 14M19 5 5 19",
	arrow: "M5 12h13m-6-7 7 7-7 7",
	moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
	pause: "M8 5v14m8-14v14",
	play: "M7 4v16l13-8z",
	send: "M5 12h13m-6-7 7 7-7 7",
	sound: "M4 9v6h4l5 4V5L8 9zm13 0a4 4 0 0 1 0 6",
	muted: "M4 9v6h4l5 4V5L8 9zm13 0 5 6m0-6-5 6",
	more: "M12 5h.01M12 12h.01M12 19h.01",
	document: "M5 3h8a6 6 0 0 1 6 6v12H5zM9 12h6M9 16h4",
	phone: "M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3",
	mail: "M3.5 6h17v12h-17zM4 7l8 6.5L20 7",
	download: "M12 4v11m-6-5 6 6 6-6M4 20h16",
	check: "m4 13 5 5L20 6",
	search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm5-1.5L21 21",
	link: "M9 8H7a4 4 0 0 0 0 8h2m6-8h2a4 4 0 0 1 0 8h-2m-6-4h6",
	facebook: "M14 21V9c0-3 1-4 4-4M9 12h8",
	twitter: "m5 4 14 16M19 4 5 20",
	linkedIn: "M6 10v9M6 5v.5M11 19v-9m0 4c0-5 7-5 7 0v5",
	feed: "M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8m-7.5-.5v.5",
	back: "m15 5-7 7 7 7",
	info: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 7v5m0-8v.01",
	reset: "M4 12a8 8 0 1 0 3-6.2M4 3v5h5",
} as const;

export type IconName = keyof typeof iconDrawings;

export function Icon({ name }: { name: IconName }) {
	return (
		<svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
			<path d={iconDrawings[name]} />
		</svg>
	);
}
