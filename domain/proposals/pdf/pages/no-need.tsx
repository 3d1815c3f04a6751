import { View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { colours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import { Bubble } from "../shapes/bubble.tsx";
import { Balanced } from "../text/balanced.tsx";
import { Unknown } from "./unknown.tsx";

/** Shows a pale bubble in place of a missing need. */
export function NoNeed({ toConfirm, children }: { toConfirm: string; children: string }) {
	return (
		<Bubble speaker="visitor" style={{ marginTop: 22, marginRight: 36, backgroundColor: colours.niebla }}>
			<Unknown>{toConfirm}</Unknown>
			<View style={{ marginTop: 6 }}>
				<Balanced face={faces.display} size={28} width={column - 110} leading={1.28} color={colours.ink2}>
					{children}
				</Balanced>
			</View>
		</Bubble>
	);
}
