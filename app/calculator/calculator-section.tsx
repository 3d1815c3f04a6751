import { pathTo } from "../../content/addresses.ts";
import { calculatorTexts } from "../../content/calculator/list.ts";
import type { Language } from "../../shared/language.ts";
import { Island } from "../islands/island.tsx";
import type { CalculatorInput } from "./calculation.ts";
import { Calculator } from "./calculator.tsx";

type Props = { language: Language; input: CalculatorInput; path: string };

export function CalculatorSection({ language, input, path }: Props) {
	const text = calculatorTexts[language];
	const assistantPath = pathTo("assistant", language);
	return <Island name="calculator" of={Calculator} props={{ text, language, input, path, assistantPath }} />;
}
