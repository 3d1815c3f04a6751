import { mailDisplayFont, shapeColours } from "./colours.ts";

/** Writes the product's name and its colon as text: mail programs block images by default. */
export function MailWordmark({ product }: { product: string }) {
	return (
		<span style={{ fontFamily: mailDisplayFont, fontSize: 26, fontWeight: 800, letterSpacing: "-0.03em" }}>
			{product}
			<span style={{ color: shapeColours.brick }}>:</span>
		</span>
	);
}
