import { Text, View } from "@react-pdf/renderer";
import { pdfColours, strong } from "../look.ts";
import { Dot } from "../shapes.tsx";

/** Marks a value that is still to be confirmed. */
export function ToConfirm({ children }: { children: string }) {
	return (
		<View style={{ flexDirection: "row", alignItems: "center", height: 16 }}>
			<Dot size={9} color={pdfColours.sol} point="bottom-left" />
			<Text style={{ ...strong, fontSize: 10, lineHeight: 1, color: pdfColours.ink2, marginLeft: 6 }}>
				{children}
			</Text>
		</View>
	);
}
