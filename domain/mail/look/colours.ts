/** Copies the site's colours (app/styles/tokens.css): mail programs know no custom properties and no light-dark(). */
export const mailColours = {
	page: { light: "#f1f4f4", dark: "#101513" },
	card: { light: "#ffffff", dark: "#19211e" },
	ink: { light: "#191512", dark: "#f4f1eb" },
	quiet: { light: "#5c544e", dark: "#b5bab4" },
	line: { light: "#d8dddb", dark: "#303a36" },
	link: { light: "#a32f13", dark: "#ff9f82" },
	night: { light: "#0f362e", dark: "#0d3a30" },
	onNight: { light: "#f6f3ec", dark: "#f6f3ec" },
	brick: { light: "#c63c1b", dark: "#c03b1b" },
	onBrick: { light: "#ffffff", dark: "#ffffff" },
	sky: { light: "#b7daf2", dark: "#28526f" },
	onSky: { light: "#191512", dark: "#ffffff" },
} as const;

export type Colour = keyof typeof mailColours;

export const shapeColours = { sky: "#b7daf2", brick: "#f05a33", sun: "#ffc42e", leaf: "#245a4e" } as const;

export const mailDisplayFont =
	'Gabarito, "Avenir Next", "Century Gothic", system-ui, -apple-system, sans-serif';
export const mailBodyFont =
	'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Gives inline styles for light mode, and the classes that change them in dark mode. */
export function painted(colour: { text?: Colour; ground?: Colour; line?: Colour }) {
	const { text, ground, line } = colour;
	return {
		className: [text && `text-${text}`, ground && `ground-${ground}`, line && `line-${line}`]
			.filter(Boolean)
			.join(" "),
		style: {
			...(text && { color: mailColours[text].light }),
			...(ground && { backgroundColor: mailColours[ground].light }),
			...(line && { borderColor: mailColours[line].light }),
		},
	};
}

/** Inline styles win over any rule, so dark colours must be important. */
export const darkStyles = ["@media (prefers-color-scheme: dark) {", "}"].join(
	[
		...Object.entries(mailColours).flatMap(([name, { dark }]) => [
			`.text-${name}{color:${dark} !important}`,
			`.ground-${name}{background-color:${dark} !important}`,
			`.line-${name}{border-color:${dark} !important}`,
		]),
		// react-email also gives the page's background to a cell of its own, without a class.
		`.ground-page>table>tbody>tr>td{background-color:${mailColours.page.dark} !important}`,
	].join(""),
);
