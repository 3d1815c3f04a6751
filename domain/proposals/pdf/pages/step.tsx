import { Text, View } from "@react-pdf/renderer";
import { colours } from "../look/colours.ts";
import { body, display, strong } from "../look/type.ts";
import { type Corner, Dot } from "../shapes/dot.tsx";

type Props = {
	number: number;
	name: string;
	what: string;
	youGet: string;
	youGetLabel: string;
	ground: string;
	ink: string;
	point: Corner;
};

const size = 66;

/** One step: its number in a dot, what happens, and what the client is left with. */
export function Step({ number, name, what, youGet, youGetLabel, ground, ink, point }: Props) {
	return (
		<View style={row}>
			<View style={{ width: size, height: size }}>
				<Dot size={size} color={ground} point={point} />
				<Text style={{ ...numeral, color: ink }}>{number}</Text>
			</View>
			<View style={{ width: 236, marginLeft: 18 }}>
				<Text style={{ ...display, fontSize: 17, lineHeight: 1.15, color: colours.ink }}>{name}</Text>
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
	paddingVertical: 12,
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
const paragraph = { ...body, fontSize: 10, lineHeight: 1.4, marginTop: 4 } as const;
