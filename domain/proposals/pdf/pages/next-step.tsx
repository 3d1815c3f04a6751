import { Text, View } from "@react-pdf/renderer";
import { colours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import { body, display } from "../look/type.ts";
import { Dot } from "../shapes/dot.tsx";

type Props = { number: number; name: string; what: string };

const size = 154;
const looks = [
	{ ground: colours.cielo, ink: colours.ink, point: "bottom-left" },
	{ ground: colours.sol, ink: colours.ink, point: "top-left" },
	{ ground: colours.ladrillo, ink: colours.white, point: "top-right" },
] as const;

export function NextStep({ number, name, what }: Props) {
	const look = looks[number - 1] ?? looks[0];
	return (
		<View style={{ width: (column - 36) / 3 }}>
			<View style={{ width: size, height: size }}>
				<Dot size={size} color={look.ground} point={look.point} />
				<Text style={{ ...numeral, color: look.ink }}>{number}</Text>
			</View>
			<Text style={{ ...display, fontSize: 21, lineHeight: 1.15, color: colours.white, marginTop: 16 }}>
				{name}
			</Text>
			<Text style={{ ...body, fontSize: 11, lineHeight: 1.45, color: colours.onNoche2, marginTop: 4 }}>
				{what}
			</Text>
		</View>
	);
}

const numeral = {
	...display,
	position: "absolute",
	width: size,
	top: size * 0.21,
	fontSize: 84,
	lineHeight: 1,
	textAlign: "center",
} as const;
