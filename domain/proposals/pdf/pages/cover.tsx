import { Page, Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { column, page, pdfBodyFont, pdfDisplayFont } from "../look.ts";
import { Picture } from "../pictures/picture.tsx";
import type { Brief } from "../plan/brief.ts";
import { type ColonColours, PdfColon, PdfWordmark } from "../shapes.tsx";
import { type FittedLines, fitText } from "../text/fit.ts";
import { FittedText } from "../text/fitted.tsx";
import { widthOf } from "../text/lines.ts";
import { coverPalettes } from "./cover-palette.ts";

const top = 372;
const strip = 84;
const leading = 0.98;

/** Shows the recipient's name and the brand's colon above the industry's picture. */
export function CoverPage({ brief }: { brief: Brief }) {
	const palette = coverPalettes[brief.industry];
	const title = fitText(brief.party, {
		face: faces.display,
		width: column,
		height: 176,
		leading,
		sizes: [128, 112, 98, 84, 76, 68, 60, 54, 48, 42, 36, 32, 28, 24, 20],
		balanced: true,
		tail: 0.42,
		wholeWordsDownTo: 30,
	});
	return (
		<Page size="A4" bookmark={brief.words.document.title(brief.party)}>
			<View
				style={{ height: top, backgroundColor: palette.top, paddingHorizontal: page.margin, paddingTop: 40 }}
			>
				<PdfWordmark name={brief.brand.product} size={26} color={palette.text} colours={palette.colon} />
				<View style={{ position: "absolute", left: page.margin, bottom: 40 }}>
					<Text
						style={{ ...pdfDisplayFont, fontSize: 24, lineHeight: 1.2, color: palette.text, marginBottom: 6 }}
					>
						{brief.words.cover.kicker}
					</Text>
					<CoverTitle title={title} palette={palette} />
				</View>
			</View>
			<Picture industry={brief.industry} width={page.width} height={page.height - top - strip} />
			<CoverStrip brief={brief} palette={palette} height={strip} />
		</Page>
	);
}

type Props = { title: FittedLines; palette: { title: string; colon: ColonColours } };

function CoverTitle({ title, palette }: Props) {
	const end = widthOf(title.lines.at(-1) ?? "", faces.display, title.size);
	return (
		<View>
			<FittedText text={title} face={faces.display} color={palette.title} leading={leading} />
			<View style={{ position: "absolute", left: end + title.size * 0.08, bottom: title.size * 0.16 }}>
				<PdfColon height={title.size * 0.62} colours={palette.colon} />
			</View>
		</View>
	);
}

type CoverStripProps = {
	brief: Brief;
	palette: { strip: string; onStrip: string; onStrip2: string };
	height: number;
};

const widths = [163, 124, 106, 106];

/** Shows the recipient, and the document's number and dates. */
function CoverStrip({ brief, palette, height }: CoverStripProps) {
	const { words, known, particulars } = brief;
	const cells = [{ label: words.cover.preparedFor, value: known.name ?? words.yourBusiness }, ...particulars];
	return (
		<View style={{ ...row, height, backgroundColor: palette.strip }}>
			{cells.map(({ label, value }, index) => {
				const width = widths[index] ?? 100;
				const text = fitText(value, {
					face: faces.strong,
					width: width - 12,
					height: 29,
					leading: 1.25,
					sizes: [11, 10, 9, 8, 7.5],
					wholeWordsDownTo: 9,
				});
				return (
					<View key={label} style={{ width }}>
						<Text style={{ ...pdfBodyFont, fontSize: 8.5, color: palette.onStrip2, marginBottom: 3 }}>
							{label}
						</Text>
						<FittedText text={text} face={faces.strong} color={palette.onStrip} leading={1.25} />
					</View>
				);
			})}
		</View>
	);
}

const row = { flexDirection: "row", paddingHorizontal: page.margin, paddingTop: 24 } as const;
