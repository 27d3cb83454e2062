import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from './call';

interface Disclaimer {
  id: number;
  description: string;
  createdAt: string;
}

export function Disclaimers() {
  const [disclaimers, setDisclaimers] = useState<Disclaimer[]>([]);
  useEffect(() => {
    call<{ data: Disclaimer[] }>('GET', '/loan/getDisclaimer')
      .then((answer) => setDisclaimers(answer.data))
      .catch(console.error);
  }, []);
  return (
    <>
      <h1>Disclaimer</h1>
      <table>
        <thead>
          <tr>
            <th>ID</th>
            <th>Description</th>
            <th>Created At</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {disclaimers.map(({ id, description, createdAt }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{description.slice(0, 100)}...</td>
              <td>{createdAt}</td>
              <td>
                <Link className="button" to={`/edit-disclaimer/${id}`}>
                  Edit
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
