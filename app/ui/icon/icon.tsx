const drawings = {
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
	minimise: "M5 18h14",
	download: "M12 4v11m-6-5 6 6 6-6M4 20h16",
	check: "m4 13 5 5L20 6",
	reset: "M4 12a8 8 0 1 0 3-6.2M4 3v5h5",
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
	return (
		<svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
			<path d={drawings[name]} />
		</svg>
	);
}
