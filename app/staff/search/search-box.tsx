import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon/icon.tsx";
import { isPlainPress, SearchDialog } from "./search-dialog.tsx";
import type { SearchView } from "./search-view.server.ts";

type Props = Pick<SearchView, "path" | "text">;

/** Without scripts it is a link to the search's own page. */
export function SearchBox({ path, text }: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const dialog = useRef<HTMLDialogElement>(null);
	// After Escape the dialog is closed a moment before its event says so: opened again meanwhile, it stays.
	const open = useCallback(() => {
		setIsOpen(true);
		if (dialog.current && !dialog.current.open) dialog.current.showModal();
	}, []);
	const onClose = () => dialog.current?.open || setIsOpen(false);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
			if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
			event.preventDefault();
			open();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [open]);
	const onPress = (event: MouseEvent) => {
		if (!isPlainPress(event)) return;
		event.preventDefault();
		open();
	};
	return (
		<>
			<Link className="search-box" to={path} onClick={onPress} aria-keyshortcuts="Control+K Meta+K">
				<Icon name="search" />
				<span>{text.send}</span>
				<kbd>Ctrl K</kbd>
			</Link>
			{isOpen && <SearchDialog path={path} text={text} dialog={dialog} onClose={onClose} />}
		</>
	);
}
