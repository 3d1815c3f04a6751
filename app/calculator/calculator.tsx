import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/button/button.tsx";
import { drop } from "../ui/shapes/outlines.ts";
import { Shapes } from "../ui/shapes/shapes.tsx";
import {
	type CalculatorInput,
	type CalculatorWords,
	carryField,
	readCalculatorInput,
	resultSentences,
	waitingMessages,
} from "./calculation.ts";
import { CalculatorFields } from "./calculator-fields.tsx";
import { cityShapes, cityWindows } from "./city-shapes.ts";

const calculatorId = "calculator";
const formId = "calculator-form";

type Props = CalculatorWords & { input: CalculatorInput; path: string; assistantPath: string };

/** Without scripts the form asks the page for the drawing of its numbers; with them it follows each change. */
export function Calculator({ text, language, input: sent, path, assistantPath }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const [input, setInput] = useState(sent);
	const read = () => {
		if (form.current) setInput(readCalculatorInput(new FormData(form.current)));
	};
	// What was filled in before React ran.
	useEffect(read, []);
	const { waiting, totalMinutes } = waitingMessages(input);
	const [waitingSentence, timeSentence] = resultSentences(input, { text, language });
	return (
		<section className="calculator noche" id={calculatorId} aria-labelledby="calculator-title" data-react="">
			<div className="wide">
				<h2 id="calculator-title">{text.heading}</h2>
				<form
					id={formId}
					ref={form}
					method="get"
					action={`${path}#${calculatorId}`}
					onInput={read}
					onSubmit={stayForEnter}
					onInvalidCapture={focusFirstInvalid}
				>
					<CalculatorFields text={text} language={language} sent={sent} currentOutside={input.outside} />
				</form>
				<LitCity lit={waiting} label={text.city} />
				<div className="calculator-result">
					<p className="calculator-verdict" aria-live="polite">
						<strong>{waitingSentence}</strong> <span>{timeSentence}</span>
					</p>
					<HoursBar minutes={totalMinutes} />
					<p className="calculator-scale small quiet" aria-hidden="true">
						<span>{text.noHours}</span>
						<span>{text.workingDay}</span>
					</p>
					<Button
						type="submit"
						look="sun"
						name={carryField}
						form={formId}
						formMethod="post"
						formAction={assistantPath}
					>
						{text.carry}
					</Button>
				</div>
			</div>
		</section>
	);
}

function stayForEnter(event: SubmitEvent<HTMLFormElement>) {
	const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
	if ((submitter as HTMLButtonElement | null)?.name !== carryField) event.preventDefault();
}

function focusFirstInvalid(event: FormEvent<HTMLFormElement>) {
	event.preventDefault();
	event.currentTarget.querySelector<HTMLInputElement>("input:invalid")?.focus();
}

function LitCity({ lit, label }: { lit: number; label: string }) {
	const windows = cityWindows(lit);
	return (
		<svg className="calculator-city" viewBox="0 0 658 580" role="img" aria-label={label}>
			<path fill="#b7daf2" d={drop(424, 14, 75, "sw")} />
			<Shapes list={cityShapes} />
			<path fill="var(--noche)" d={windows.dark} />
			<path fill="var(--luz)" d={windows.lit} />
		</svg>
	);
}

const hours = Array.from({ length: 8 }, (_, hour) => hour);
const cell = (hour: number) =>
	`M${49 * hour} 12a12 12 0 0 1 12-12h21a12 12 0 0 1 12 12v24h-33a12 12 0 0 1-12-12z`;
const cells = hours.map(cell).join("");

/** Eight hours, filled by as many minutes. */
function HoursBar({ minutes }: { minutes: number }) {
	return (
		<svg className="calculator-hours" viewBox="0 0 388 36" aria-hidden="true">
			<clipPath id="calculator-hours">
				<path d={cells} />
			</clipPath>
			<path fill="var(--noche3)" d={cells} />
			<rect fill="var(--sol)" clipPath="url(#calculator-hours)" width={filledWidth(minutes)} height="36" />
		</svg>
	);
}

function filledWidth(minutes: number): number {
	const filled = Math.min(8, minutes / 60);
	return Math.round(Math.floor(filled) * 49 + (filled % 1) * 45);
}
