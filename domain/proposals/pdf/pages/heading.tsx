import { Text, View } from "@react-pdf/renderer";
import { colours } from "../look/colours.ts";
import { display } from "../look/type.ts";
import { Colon } from "../shapes/colon.tsx";

type Props = { children: string; ground?: "white" | "noche" };

export function Heading({ children, ground = "white" }: Props) {
	const dark = ground === "noche";
	return (
		<View style={{ flexDirection: "row", alignItems: "center" }}>
			<Text style={{ ...display, fontSize: 40, lineHeight: 1, color: dark ? colours.white : colours.ink }}>
				{children}
			</Text>
			<View style={{ marginLeft: 5, marginTop: 10 }}>
				<Colon
					height={24}
					asks={dark ? colours.cielo : colours.cielo2}
					answers={dark ? colours.ladrilloVivo : colours.ladrillo}
				/>
			</View>
		</View>
	);
}
