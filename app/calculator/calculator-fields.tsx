import { fillBlanks } from "../../content/fill-blanks.ts";
import { groupedNumber } from "../../content/locale.ts";
import { Button } from "../ui/button/button.tsx";
import { type CalculatorInput, type CalculatorWords, calculatorFields } from "./calculation.ts";

type Props = CalculatorWords & { sent: CalculatorInput; currentOutside: number };

const limitsId = "calculator-limits";

export function CalculatorFields({ text, language, sent, currentOutside }: Props) {
	const largest = (name: "messages" | "minutes") => groupedNumber(calculatorFields[name].max, language);
	return (
		<div className="calculator-fields">
			<NumberField name="messages" label={text.messages} value={sent.messages} />
			<NumberField name="minutes" label={text.minutes} value={sent.minutes} />
			<p id={limitsId} className="calculator-limits" role="alert">
				{fillBlanks(text.limits, { messages: largest("messages"), minutes: largest("minutes") })}
			</p>
			<p className="calculator-share">
				<label htmlFor="calculator-outside">{text.outside}</label>
				<output htmlFor="calculator-outside">{fillBlanks(text.share, { percent: currentOutside })}</output>
				<input
					id="calculator-outside"
					type="range"
					name="outside"
					{...limitsOf("outside")}
					defaultValue={sent.outside}
				/>
			</p>
			<p className="small quiet">{text.note}</p>
			<Button type="submit" look="outline" className="calculator-submit">
				{text.calculate}
			</Button>
		</div>
	);
}

function NumberField({ name, label, value }: { name: "messages" | "minutes"; label: string; value: number }) {
	const id = `calculator-${name}`;
	return (
		<p>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="number"
				inputMode="numeric"
				name={name}
				{...limitsOf(name)}
				defaultValue={value}
				autoComplete="off"
				aria-describedby={limitsId}
			/>
		</p>
	);
}

function limitsOf(name: keyof typeof calculatorFields) {
	const { min, max, step } = calculatorFields[name];
	return { min, max, step };
}
