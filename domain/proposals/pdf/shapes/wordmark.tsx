import { Text, View } from "@react-pdf/renderer";
import { display } from "../look/type.ts";
import { Colon } from "./colon.tsx";

type Props = { name: string; size: number; color: string; asks: string; answers: string };

export function Wordmark({ name, size, color, asks, answers }: Props) {
	return (
		<View style={{ flexDirection: "row", alignItems: "center" }}>
			<Text style={{ ...display, fontSize: size, lineHeight: 1, color }}>{name}</Text>
			<View style={{ marginLeft: size * 0.1, marginTop: size * 0.1 }}>
				<Colon height={size * 0.56} asks={asks} answers={answers} />
			</View>
		</View>
	);
}
