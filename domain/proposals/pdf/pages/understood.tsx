import { View } from "@react-pdf/renderer";
import type { Brief } from "../plan/brief.ts";
import { AnswerPage } from "./answer.tsx";
import { Facts } from "./facts.tsx";
import { PdfFrame } from "./frame.tsx";
import { Heading } from "./heading.tsx";
import { Need } from "./need.tsx";
import { needText } from "./need-text.ts";
import { Products } from "./products.tsx";

/** Shows the visitor's facts and need in their words, and our answer. */
export function Understood({ brief }: { brief: Brief }) {
	const { heading } = brief.words.understood;
	const { need } = brief.known;
	// A short need leaves space, so the rest is set larger.
	const roomy = !need || needText(need).loud;
	return (
		<PdfFrame brief={brief} number={2} name={heading}>
			<View style={{ height: "100%", justifyContent: "space-between" }}>
				<View>
					<Heading>{heading}</Heading>
					<Need brief={brief} />
				</View>
				<Facts brief={brief} roomy={roomy} />
				<AnswerPage brief={brief} />
				<Products brief={brief} roomy={roomy} />
			</View>
		</PdfFrame>
	);
}
