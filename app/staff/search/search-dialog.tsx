import {
	type KeyboardEvent,
	type MouseEvent,
	type RefObject,
	type SubmitEvent,
	useCallback,
	useEffect,
	useState,
} from "react";
import { Form, useFetcher } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SearchResults } from "./search-results.tsx";
import type { SearchView } from "./search-view.server.ts";

type Props = Pick<SearchView, "path" | "text"> & {
	dialog: RefObject<HTMLDialogElement | null>;
	onClose(): void;
};

export function SearchDialog({ path, text, dialog, onClose }: Props) {
	const [typed, setTyped] = useState("");
	const { found, state, search } = useSearch(path, typed);
	useEffect(() => dialog.current?.showModal(), [dialog]);
	const close = () => dialog.current?.close();
	const onPress = (event: MouseEvent) => isPlainPress(event) && close();
	const onSubmit = (event: SubmitEvent) => {
		const first = dialog.current?.querySelector<HTMLElement>(".search-item");
		if (state !== "found" || !first) return close();
		event.preventDefault();
		first.click();
	};
	return (
		<dialog
			ref={dialog}
			className="search-dialog paper"
			aria-label={text.title}
			closedby="any"
			onClose={onClose}
			onKeyDown={moveFocus}
		>
			<search>
				<Form action={path} className="search-form" onSubmit={onSubmit}>
					<Icon name="search" />
					<input
						name="q"
						maxLength={100}
						autoComplete="off"
						enterKeyHint="search"
						aria-label={text.field}
						placeholder={text.hint}
						value={typed}
						onChange={({ target }) => setTyped(target.value)}
					/>
					<button type="button" className="icon-button" aria-label={text.close} onClick={close}>
						<Icon name="close" />
					</button>
				</Form>
			</search>
			<div className="search-found" aria-busy={state === "searching"}>
				<p className="small quiet" role="status">
					{state === "failed" ? text.failed : found && <Summary {...found} />}
				</p>
				{state === "failed" ? (
					<Button look="small" onClick={search}>
						{text.again}
					</Button>
				) : (
					found && <SearchResults text={text} groups={found.groups} onPress={onPress} />
				)}
			</div>
			<KeyHints keys={text.keys} />
		</dialog>
	);
}

/** Other presses of a link open a tab or a window. */
export function isPlainPress({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
	return !(ctrlKey || metaKey || shiftKey || altKey);
}

function Summary({ text, typed, groups }: SearchView) {
	const items = groups.flatMap((group) => group.items);
	const [first] = items;
	if (!first) return `${fillBlanks(text.none, { typed })} ${text.noneNext}`;
	if (!typed) return text.intro;
	const count = items.length === 1 ? text.one : fillBlanks(text.many, { count: items.length });
	return (
		<>
			{count} <span className="search-enter">{fillBlanks(text.enter, { first: first.label })}</span>
		</>
	);
}

/** Moves between the field and what was found; another key on a link goes on typing. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
	const { key, ctrlKey, metaKey, altKey, nativeEvent, currentTarget, target } = event;
	if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
	const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
	const field = currentTarget.querySelector("input");
	if (step === 0) {
		if (target instanceof HTMLElement && target.matches(".search-item") && /^(.|Backspace)$/u.test(key))
			field?.focus();
		return;
	}
	const stops = [field, ...currentTarget.querySelectorAll<HTMLElement>(".search-item")];
	const at = stops.findIndex((stop) => stop?.matches(":focus"));
	stops.at((at + step) % stops.length)?.focus();
	event.preventDefault();
}

function KeyHints({ keys }: { keys: SearchView["text"]["keys"] }) {
	return (
		<p className="search-keys">
			<span>
				<kbd>↑</kbd> <kbd>↓</kbd> {keys.move}
			</span>
			<span>
				<kbd>Enter</kbd> {keys.open}
			</span>
			<span>
				<kbd>Ctrl</kbd> <kbd>Enter</kbd> {keys.openBeside}
			</span>
			<span>
				<kbd>Esc</kbd> {keys.close}
			</span>
		</p>
	);
}

/** found: by all that is typed; searching: `found` is of what was typed before. */
type SearchState = "searching" | "found" | "failed";

/** Milliseconds without a key after which a search begins. */
const pause = 200;

function useSearch(path: string, typed: string) {
	const { load, state, data } = useFetcher<() => Promise<SearchView | null>>();
	const search = useCallback(
		() => void load(`${path}?${new URLSearchParams({ q: typed })}`),
		[load, path, typed],
	);
	useEffect(() => {
		const timer = setTimeout(search, typed ? pause : 0);
		return () => clearTimeout(timer);
	}, [search, typed]);
	return { found: data ?? null, search, state: stateOf() };

	function stateOf(): SearchState {
		if (state !== "idle" || data === undefined) return "searching";
		if (data === null) return "failed";
		return data.typed === typed.trim() ? "found" : "searching";
	}
}
