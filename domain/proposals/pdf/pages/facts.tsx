import { View } from "@react-pdf/renderer";
import { column } from "../look/page.ts";
import type { Brief } from "../plan/brief.ts";
import { Fact } from "./fact.tsx";

const gap = 18;
const width = (column - 2 * gap) / 3;

export function Facts({ brief: { words, known }, roomy }: { brief: Brief; roomy: boolean }) {
	const labels = words.understood.facts;
	const [who = null, ...contact] = [known.name, known.email, known.phone].filter((each) => each !== null);
	const cells = [
		{ label: labels.name, value: who, more: contact },
		{ label: labels.company, value: known.company },
		{ label: labels.industry, value: known.industry },
		{ label: labels.companySize, value: known.companySize },
		{ label: labels.budget, value: known.budget },
		{ label: labels.timing, value: known.timing },
	];
	return (
		<View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: gap, rowGap: roomy ? 20 : 12 }}>
			{cells.map((cell) => (
				<Fact key={cell.label} {...cell} width={width} unknown={words.toConfirm} roomy={roomy} />
			))}
		</View>
	);
}
