import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { call } from './call';

const commands = { bold: 'B', italic: 'I', underline: 'U', insertUnorderedList: '•', insertOrderedList: '1.' };

/** The browser’s own editing: what is possible without a library. */
export function DisclaimerForm() {
  const { id } = useParams();
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    call<{ data: { description: string } }>('GET', `/loan/getSingleDisclaimer/${id}`)
      .then(({ data }) => {
        if (text.current) text.current.innerHTML = data.description;
      })
      .catch(console.error);
  }, [id]);
  const save = async () => {
    await call('PUT', `/loan/editDisclaimer/${id}`, { description: text.current?.innerHTML ?? '' });
    alert('Disclaimer updated successfully!');
    void navigate('/disclaimer');
  };
  return (
    <>
      <h1>Edit Disclaimer</h1>
      <div>
        {Object.entries(commands).map(([command, label]) => (
          <button key={command} type="button" onClick={() => document.execCommand(command)}>
            {label}
          </button>
        ))}
      </div>
      <div ref={text} contentEditable suppressContentEditableWarning />
      <button type="submit" onClick={() => save().catch(console.error)}>
        Update
      </button>
    </>
  );
}
