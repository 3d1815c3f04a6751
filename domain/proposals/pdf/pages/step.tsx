import { Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { colours } from "../look/colours.ts";
import { body, display, strong } from "../look/type.ts";
import { type Corner, Dot } from "../shapes/dot.tsx";
import { Balanced } from "../text/balanced.tsx";

type Props = {
	number: number;
	name: string;
	what: string;
	youGet: string;
	youGetLabel: string;
	/** Larger, for pages with few steps. */
	roomy?: boolean;
};

const looks: readonly { ground: string; ink: string; point: Corner }[] = [
	{ ground: colours.cielo, ink: colours.ink, point: "bottom-left" },
	{ ground: colours.sol, ink: colours.ink, point: "top-left" },
	{ ground: colours.ladrillo, ink: colours.white, point: "top-right" },
	{ ground: colours.noche, ink: colours.white, point: "bottom-right" },
];

const size = 66;

/** Shows one step: its number in a dot, what happens, and what the client gets. */
export function Step({ number, name, what, youGet, youGetLabel, roomy = false }: Props) {
	const look = looks[number - 1];
	const paragraph = { ...body, fontSize: roomy ? 12 : 10, lineHeight: 1.4, marginTop: 4 };
	return (
		<View style={{ ...row, paddingVertical: roomy ? 24 : 12 }}>
			<View style={{ width: size, height: size }}>
				{look && <Dot size={size} color={look.ground} point={look.point} />}
				<Text style={{ ...numeral, color: look?.ink }}>{number}</Text>
			</View>
			<View style={{ width: 236, marginLeft: 18 }}>
				<Balanced face={faces.display} size={roomy ? 19 : 17} width={236} leading={1.15} color={colours.ink}>
					{name}
				</Balanced>
				<Text style={{ ...paragraph, color: colours.ink2 }}>{what}</Text>
			</View>
			<View style={{ width: 154, marginLeft: 25 }}>
				<Text style={{ ...body, fontSize: 8.5, lineHeight: 1.15, color: colours.ink2, marginTop: 4 }}>
					{youGetLabel}
				</Text>
				<Text style={{ ...paragraph, ...strong, color: colours.ink }}>{youGet}</Text>
			</View>
		</View>
	);
}

const row = {
	flexDirection: "row",
	alignItems: "center",
	borderTopWidth: 1.2,
	borderTopColor: colours.ink,
} as const;
const numeral = {
	...display,
	position: "absolute",
	width: size,
	top: size * 0.2,
	fontSize: 38,
	lineHeight: 1,
	textAlign: "center",
} as const;
